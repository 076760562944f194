import { currencyDecimals } from './currencyDecimals';
import { compare, divide, max, multiply, negate, round, subtract } from './decimal';
import type { Currency } from './vocabulary';

/** A rate has so many digits from its first that is not zero. */
const rateDigits = 8;
/** Enough for the smallest rate there is. */
const mostDecimals = 24;

/**
 * How much of another currency one unit of a currency is worth, from the value of both in yen: eight digits, rounded
 * down, so that going there and back never makes a gain.
 */
export function crossRate(fromInYen: string, toInYen: string): string {
  const exact = divide(fromInYen, toInYen, mostDecimals, 'down');
  return round(exact, Math.max(0, rateDigits - digitsBeforePoint(exact)), 'down');
}

/** What an amount becomes at a rate, rounded down to the decimals of the currency received (specification 9: no fee). */
export function convertedAmount(amount: string, rate: string, to: Currency): string {
  return round(multiply(amount, rate), currencyDecimals(to), 'down');
}

/** The least amount that becomes at least the amount wanted. The rate must be positive. */
export function amountNeeded(wanted: string, rate: string, from: Currency): string {
  return divide(wanted, rate, currencyDecimals(from), 'up');
}

/** Whether a rate has moved further from the one a member saw than tolerated. `tolerance` is a fraction: `"0.001"`. */
export function rateHasMoved(seen: string, now: string, tolerance: string): boolean {
  const away = subtract(now, seen);
  return compare(max(away, negate(away)), multiply(seen, tolerance)) > 0;
}

/** Digits before the point; less than one for what begins with zeros after it: −2 for `0.00123`. */
function digitsBeforePoint(value: string): number {
  const [whole = '', fraction = ''] = value.split('.');
  return whole === '0' ? -(/^0*/.exec(fraction)?.[0].length ?? 0) : whole.length;
}
