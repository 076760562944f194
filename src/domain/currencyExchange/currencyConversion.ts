import { compare, divide, max, multiply, negate, round, subtract } from '../decimal';
import { currencyDecimals } from './currencyDecimals';
import type { Currency } from './currencyExchangeVocabulary';

/** Significant digits of a rate. */
const rateDigits = 8;
/** Enough for the smallest possible rate. */
const mostDecimals = 24;

/**
 * Cross rate of two currencies from their values in yen: eight digits, rounded down, so that exchanging back and forth
 * never makes a gain.
 */
export function crossRate(fromInYen: string, toInYen: string): string {
  const exact = divide(fromInYen, toInYen, mostDecimals, 'down');
  return round(exact, Math.max(0, rateDigits - digitsBeforePoint(exact)), 'down');
}

/** Converts an amount at a rate, rounded down to the decimals of the currency received (specification 9: no fee). */
export function convertedAmount(amount: string, rate: string, to: Currency): string {
  return round(multiply(amount, rate), currencyDecimals(to), 'down');
}

/** The smallest amount that converts to at least the amount wanted. The rate must be positive. */
export function amountNeeded(wanted: string, rate: string, from: Currency): string {
  return divide(wanted, rate, currencyDecimals(from), 'up');
}

/** Whether a rate has moved from the one shown by more than the tolerance. `tolerance` is a fraction: `"0.001"`. */
export function rateHasMoved(seen: string, now: string, tolerance: string): boolean {
  const away = subtract(now, seen);
  return compare(max(away, negate(away)), multiply(seen, tolerance)) > 0;
}

/** Digits before the decimal point; negative if zeros follow the point: −2 for `0.00123`. */
function digitsBeforePoint(value: string): number {
  const [whole = '', fraction = ''] = value.split('.');
  return whole === '0' ? -(/^0*/.exec(fraction)?.[0].length ?? 0) : whole.length;
}
