import type { OfferApplicationStatus } from '../../../src/domain/products/productsVocabulary';
import type { ValueStockRejection } from '../../../src/domain/valueStock/valueStockVocabulary';

/** Value-stock applications. */
export interface ValueStockWorld {
  /** By id. */
  applications: Record<string, ValueStockApplication>;
}

/** An application for shares at the day's offered price. Amounts are decimal strings in yen, times epoch ms. */
export interface ValueStockApplication {
  id: string;
  orderNumber: string;
  account: string;
  symbol: string;
  /** Week of the list; applications are counted per stock and week. */
  week: number;
  price: string;
  shares: number;
  turnover: string;
  purchaseFee: string;
  status: OfferApplicationStatus;
  appliedAt: number;
  /** When it is reviewed automatically. */
  dueAt: number;
  /** When it was passed, rejected or cancelled. */
  decidedAt: number | null;
  rejection: ValueStockRejection | null;
  /** Id of the resulting position. */
  position: string | null;
}

export const newValueStockWorld = (): ValueStockWorld => ({ applications: {} });
