import { multiply, round } from './decimal';

/** Least and most that is projected. A projection, no promise: what is earned may be less, and may be negative. */
export interface Projection {
  low: string;
  high: string;
}

/**
 * Projected income of a lock-up: of one day and of the whole time, in yen, rounded down to the sen. Income is not
 * invested again.
 *
 * @param dailyRates parts of the principal a day, as fractions: `"0.0002"` is 0.02 %
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
