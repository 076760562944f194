import type { CreditCause } from '../../../src/domain/rewards/rewardsVocabulary';

/** Daily sign-ins, credit-score history and referrals. Times are epoch ms, amounts decimal strings in yen. */
export interface RewardsWorld {
  /** By account, oldest first. */
  signIns: Record<string, SignInRecord[]>;
  /** By id. */
  rewards: Record<string, RewardRecord>;
  /** By account, oldest first. */
  creditChanges: Record<string, CreditChangeRecord[]>;
  /** By id. */
  referrals: Record<string, ReferralRecord>;
}

export interface SignInRecord {
  /** Day of the exchange, `YYYY-MM-DD`. */
  date: string;
  at: number;
  scoreChange: number;
}

/** A reward for daily sign-ins. */
export interface RewardRecord {
  id: string;
  orderNumber: string;
  account: string;
  at: number;
  amount: string;
}

export interface CreditChangeRecord {
  at: number;
  cause: CreditCause;
  change: number;
  /** Score after the change. */
  score: number;
}

/** A friend who registered with a member's code. */
export interface ReferralRecord {
  id: string;
  orderNumber: string;
  /** Account of the member who invited. */
  account: string;
  friend: string;
  registeredAt: number;
  paidAt: number | null;
}

export const newRewardsWorld = (): RewardsWorld => ({
  signIns: {},
  rewards: {},
  creditChanges: {},
  referrals: {},
});
