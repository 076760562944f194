/** Credit scores run from 0 to this. */
export const highestCreditScore = 100;

/** Initial credit score of a member. */
export const startingCreditScore = 70;

/** Below this score a member can't withdraw (specification 6). Nothing that a member pays raises a score. */
export const withdrawalCreditScore = 60;

/** Credit limit in yen from a score upwards. */
export interface CreditBand {
  score: number;
  limit: string;
}

/** The score after a change, kept within the scale. */
export function changedCreditScore(score: number, change: number): number {
  return Math.min(highestCreditScore, Math.max(0, score + change));
}

/**
 * The score after a loan has become overdue. It falls by `fall` points, but not below the withdrawal threshold, so
 * that a debt never blocks a member's withdrawals. A score below the threshold does not change.
 */
export function overdueCreditScore(score: number, fall: number): number {
  return Math.min(score, Math.max(withdrawalCreditScore, score - fall));
}

/** Credit limit at a score, in yen: that of the highest band reached; `"0"` below all of them. */
export function creditLimitOf(score: number, bands: readonly CreditBand[]): string {
  return bands.reduce<CreditBand>(
    (best, band) => (band.score <= score && band.score >= best.score ? band : best),
    { score: 0, limit: '0' },
  ).limit;
}
