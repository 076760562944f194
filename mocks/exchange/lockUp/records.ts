import type { InvestmentStatus } from '../../../src/domain/vocabulary';

/** A purchase of a lock-up product. Amounts are decimal strings in yen, moments epoch ms. */
export interface LockUpRecord {
  id: string;
  orderNumber: string;
  account: string;
  productId: string;
  status: InvestmentStatus;
  principal: string;
  boughtAt: number;
  unlockAt: number;
  endedAt: number | null;
  payout: string | null;
}

/** Purchases of lock-up products. */
export interface LockUpWorld {
  records: Record<string, LockUpRecord>;
}

export const newLockUpWorld = (): LockUpWorld => ({ records: {} });
