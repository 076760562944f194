import { dividedBy, exact, minus, order, times, unitsOf, written } from './exact';

const rateDigits = 8;
/** Rates of all pairs have fewer. */
const mostDecimals = 24;

/** Units of one currency for one of another, from their values in yen: eight significant digits, rounded down. */
export function crossRate(fromInYen: string, toInYen: string): string {
  const rate = dividedBy(exact(fromInYen), exact(toInYen));
  const least = 10n ** BigInt(rateDigits - 1);
  let decimals = 0;
  while (decimals < mostDecimals && unitsOf(rate, decimals, 'down') < least) decimals += 1;
  return written(unitsOf(rate, decimals, 'down'), decimals);
}

/** The amount received, rounded down to the decimals of its currency. */
export const convertedAmount = (amount: string, rate: string, decimals: number): string =>
  written(unitsOf(times(exact(amount), exact(rate)), decimals, 'down'), decimals);

/** Whether a rate differs from the one seen by more than the tolerance, a fraction of the one seen. */
export function hasMoved(seen: string, now: string, tolerance: string): boolean {
  const change = minus(exact(now), exact(seen));
  const size = change.over < 0n ? { ...change, over: -change.over } : change;
  return order(size, times(exact(seen), exact(tolerance))) > 0n;
}
