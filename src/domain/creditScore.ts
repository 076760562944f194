/** Credit scores run from 0 to this. */
export const highestCreditScore = 100;

/** What a member begins with. */
export const startingCreditScore = 70;

/** Below this score a member can't withdraw (specification 6). Nothing that a member pays raises a score. */
export const withdrawalCreditScore = 60;

/** From which score up a member may owe how much, in yen. */
export interface CreditBand {
  score: number;
  limit: string;
}

/** The score that a change leads to: it never leaves the scale. */
export function changedCreditScore(score: number, change: number): number {
  return Math.min(highestCreditScore, Math.max(0, score + change));
}

/**
 * The score after a loan has become overdue. It falls by so many points, but no further than the withdrawal threshold:
 * a debt never stands between members and their money. A score that is below it already stays as it is.
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
