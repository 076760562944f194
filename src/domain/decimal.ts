import Big from 'big.js';

/** `down` rounds towards zero, `up` away from zero, `halfUp` to the nearest value and halves away from zero. */
export type Rounding = 'down' | 'up' | 'halfUp';

const roundingModes = {
  down: Big.roundDown,
  up: Big.roundUp,
  halfUp: Big.roundHalfUp,
} satisfies Record<Rounding, number>;

/*
 * Arithmetic on decimal strings of any size (decision 7). Every function takes plain decimals such as `"-1234.5"` and
 * returns the shortest plain one: no exponent, no trailing zeros, no negative zero. All throw on an invalid number.
 */

/** Sum of all values; `"0"` without values. */
export function add(...values: string[]): string {
  return values.reduce((sum, value) => sum.plus(value), new Big(0)).toFixed();
}

/** `a − b` */
export function subtract(a: string, b: string): string {
  return new Big(a).minus(b).toFixed();
}

/** Product of all values, exact; `"1"` without values. */
export function multiply(...values: string[]): string {
  return values.reduce((product, value) => product.times(value), new Big(1)).toFixed();
}

/** `a ÷ b`, rounded to at most `decimals`. Throws when `b` is zero. */
export function divide(a: string, b: string, decimals: number, rounding: Rounding = 'halfUp'): string {
  // A separate constructor: big.js stores the decimals and rounding of divisions in it.
  const Quotient = Big();
  Quotient.DP = decimals;
  Quotient.RM = roundingModes[rounding];
  return new Quotient(a).div(b).toFixed();
}

/** Whether `a` is less than (−1), equal to (0) or greater than (1) `b`. */
export function compare(a: string, b: string): -1 | 0 | 1 {
  return new Big(a).cmp(b);
}

/** `−value` */
export function negate(value: string): string {
  return new Big(value).neg().toFixed();
}

/** Greater than zero. */
export function isPositive(value: string): boolean {
  return compare(value, '0') > 0;
}

/** Zero in any notation: `"0"`, `"0.00"`, `"-0"`. */
export function isZero(value: string): boolean {
  return compare(value, '0') === 0;
}

/** Without a fraction: `"2"` and `"2.0"`, not `"2.5"`. */
export function isWhole(value: string): boolean {
  return compare(round(value, 0, 'down'), value) === 0;
}

/** The smallest value. */
export function min(first: string, ...others: string[]): string {
  return plain(others.reduce((least, value) => (compare(value, least) < 0 ? value : least), first));
}

/** The largest value. */
export function max(first: string, ...others: string[]): string {
  return plain(others.reduce((greatest, value) => (compare(value, greatest) > 0 ? value : greatest), first));
}

/** Rounds to at most `decimals`; `round("12.5", 2, "down")` stays `"12.5"`. */
export function round(value: string, decimals: number, rounding: Rounding): string {
  return new Big(value).round(decimals, roundingModes[rounding]).toFixed();
}

function plain(value: string): string {
  return new Big(value).toFixed();
}
