/** Daily sign-ins and credit-score history. */
export interface RewardsWorld {
  records: Record<string, never>;
}

export const newRewardsWorld = (): RewardsWorld => ({ records: {} });
