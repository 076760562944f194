import Big from 'big.js';

/** Full-width signs of Japanese and Chinese keyboards, and the minus sign of our own figures. */
const halfWidth = new Map([
  ['，', ','],
  ['．', '.'],
  ['－', '-'],
  ['−', '-'],
  ['＋', '+'],
]);

/** Digits alone or in groups of three; a group never leads with zero, so that `0,125` is not read as 125. */
const number = /^[+-]?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d*)?$/;

/**
 * Parses a number that a member typed or pasted into a numeric field, as a plain decimal string: `"１，０００"` and
 * `"1,000"` are `"1000"`. Spaces around it are ignored. Undefined for other input, including exponents and misplaced
 * commas.
 */
export function parseTyped(raw: string): string | undefined {
  const typed = raw
    .trim()
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[，．－−＋]/g, (sign) => halfWidth.get(sign) ?? sign);
  if (!number.test(typed) || !/\d/.test(typed)) return undefined;
  return new Big(typed.replace(/[+,]/g, '')).toFixed();
}
