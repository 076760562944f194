import type { CopyTradeEnder } from '../../../src/domain/copyTrading/copyTradingVocabulary';
import type { InvestmentStatus } from '../../../src/domain/products/productsVocabulary';

/** A member's investment in a product. Amounts are decimal strings in yen, times epoch ms, dates `YYYY-MM-DD`. */
export interface CopyTradeRecord {
  id: string;
  orderNumber: string;
  account: string;
  productId: string;
  status: InvestmentStatus;
  buyAmount: string;
  /** The rate agreed on investing. */
  performanceFeeRate: string;
  followedAt: number;
  /** First and last day of the copy trade. */
  firstDate: string;
  lastDate: string;
  /** The first day for which no follow order has been decided. */
  nextDate: string;
  /** Ids of its follow orders, oldest first. */
  positions: string[];
  /** Days on which the money did not cover a lot. */
  daysWithoutOrder: string[];
  endedAt: number | null;
  endedBy: CopyTradeEnder | null;
  /** Value at the end, before the performance fee. */
  endValue: string | null;
}

export interface CopyTradingWorld {
  records: Record<string, CopyTradeRecord>;
}

export const newCopyTradingWorld = (): CopyTradingWorld => ({ records: {} });
