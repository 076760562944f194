import type { OfferApplicationStatus, ValueStockRejection } from '../../../src/domain/vocabulary';

/** Value-stock applications. */
export interface ValueStockWorld {
  /** By id. */
  applications: Record<string, ValueStockApplication>;
}

/** An application for stocks at the day's offered price. Amounts are decimal strings in yen, moments epoch ms. */
export interface ValueStockApplication {
  id: string;
  orderNumber: string;
  account: string;
  symbol: string;
  /** Week whose list the stock was on: applications are counted by stock and week. */
  week: number;
  price: string;
  shares: number;
  turnover: string;
  purchaseFee: string;
  status: OfferApplicationStatus;
  appliedAt: number;
  /** Then it is reviewed by itself. */
  dueAt: number;
  /** When it was passed, rejected or cancelled. */
  decidedAt: number | null;
  rejection: ValueStockRejection | null;
  /** The position that it became. */
  position: string | null;
}

export const newValueStockWorld = (): ValueStockWorld => ({ applications: {} });
