import { multiply, round } from '../decimal';

/** Projected minimum and maximum. They are not guaranteed: the actual income can be lower, and negative. */
export interface Projection {
  low: string;
  high: string;
}

/**
 * Projected income of a lock-up for one day and for the whole term, in yen, rounded down to the sen. Income is not
 * reinvested.
 *
 * @param dailyRates fractions of the principal per day: `"0.0002"` is 0.02 %
 */
export function projectedIncome(
  principal: string,
  lockUpDays: number,
  dailyRates: Projection,
): { daily: Projection; total: Projection } {
  const over = (days: number): Projection => ({
    low: income(principal, dailyRates.low, days),
    high: income(principal, dailyRates.high, days),
  });
  return { daily: over(1), total: over(lockUpDays) };
}

function income(principal: string, rate: string, days: number): string {
  return round(multiply(principal, rate, String(days)), 2, 'down');
}
