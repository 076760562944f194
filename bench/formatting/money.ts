import { formatMoney } from '../../src/format/money';

/** Amounts in the server's format, from 0 to billions, with sen. */
const amounts = Array.from({ length: 1_000 }, (_, index) => {
  const sen = (index * 7_919) ** 2 % 10 ** ((index % 11) + 2);
  return `${Math.floor(sen / 100)}.${String(sen % 100).padStart(2, '0')}`;
});
const numbers = amounts.map(Number);
const intl = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Stores results, so that the engine cannot skip the formatting. */
let written = 0;

/** Time per call, in ns. */
function timeOf<Value>(values: readonly Value[], write: (value: Value) => string): number {
  const began = performance.now();
  for (const value of values) written += write(value).length;
  return ((performance.now() - began) * 1e6) / values.length;
}

/** Times per call of our format, and of a cached `Intl` format with numbers and with decimal strings, in ns. */
export function timeFormats() {
  return {
    ours: timeOf(amounts, (amount) => formatMoney(amount)),
    ofNumbers: timeOf(numbers, (amount) => intl.format(amount)),
    ofStrings: timeOf(amounts, (amount) => intl.format(amount as `${number}`)),
    written,
  };
}

/** Amounts with half a sen, or with more digits than binary numbers hold, and their exact rounding. */
const hard = Array.from({ length: 200 }, (_, index) => {
  const sen = index % 2 === 0 ? BigInt(index * 7_919) : 10n ** 17n + BigInt(index * 7_919);
  const digits = String(sen).padStart(3, '0');
  const rounded = String(sen + 1n).padStart(3, '0');
  return { amount: `${digits.slice(0, -2)}.${digits.slice(-2)}5`, rounded };
});

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Counts the amounts that each format rounds correctly. */
export function countExact() {
  const count = (write: (amount: string) => string) =>
    hard.filter(({ amount, rounded }) => digitsOf(write(amount)) === rounded).length;
  return {
    all: hard.length,
    ours: count((amount) => formatMoney(amount)),
    ofNumbers: count((amount) => intl.format(Number(amount))),
  };
}
