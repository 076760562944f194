import { formatMoney } from '../../src/format/money';

/** Amounts as the server writes them: to the sen, from none to billions. */
const amounts = Array.from({ length: 1_000 }, (_, index) => {
  const sen = (index * 7_919) ** 2 % 10 ** ((index % 11) + 2);
  return `${Math.floor(sen / 100)}.${String(sen % 100).padStart(2, '0')}`;
});
const numbers = amounts.map(Number);
const intl = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Kept, or nothing would have to be written at all. */
let written = 0;

/** So many ns each call takes. */
function timeOf<Value>(values: readonly Value[], write: (value: Value) => string): number {
  const began = performance.now();
  for (const value of values) written += write(value).length;
  return ((performance.now() - began) * 1e6) / values.length;
}

/** Our format, a cached `Intl` format of a number and one of the decimal string, in ns a call. */
export function timeFormats() {
  return {
    ours: timeOf(amounts, (amount) => formatMoney(amount)),
    ofNumbers: timeOf(numbers, (amount) => intl.format(amount)),
    ofStrings: timeOf(amounts, (amount) => intl.format(amount as `${number}`)),
    written,
  };
}

/** Halves of a sen, and amounts with more digits than a binary number holds: what the sen must be, digit by digit. */
const hard = Array.from({ length: 200 }, (_, index) => {
  const sen = index % 2 === 0 ? BigInt(index * 7_919) : 10n ** 17n + BigInt(index * 7_919);
  const digits = String(sen).padStart(3, '0');
  const rounded = String(sen + 1n).padStart(3, '0');
  return { amount: `${digits.slice(0, -2)}.${digits.slice(-2)}5`, rounded };
});

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Of how many hard amounts each format writes the right sen. */
export function countExact() {
  const count = (write: (amount: string) => string) =>
    hard.filter(({ amount, rounded }) => digitsOf(write(amount)) === rounded).length;
  return {
    all: hard.length,
    ours: count((amount) => formatMoney(amount)),
    ofNumbers: count((amount) => intl.format(Number(amount))),
  };
}
