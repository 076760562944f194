import type { InvestmentStatus } from '../../../src/domain/products/productsVocabulary';

/** A purchase of a lock-up product. Amounts are decimal strings in yen, times epoch ms. */
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

export interface LockUpWorld {
  records: Record<string, LockUpRecord>;
}

export const newLockUpWorld = (): LockUpWorld => ({ records: {} });
