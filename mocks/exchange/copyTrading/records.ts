import type { CopyTradeEnder, InvestmentStatus } from '../../../src/domain/vocabulary';

/** A member's investment in a product. Amounts are decimal strings in yen, moments epoch ms, dates `YYYY-MM-DD`. */
export interface CopyTradeRecord {
  id: string;
  orderNumber: string;
  account: string;
  productId: string;
  status: InvestmentStatus;
  buyAmount: string;
  /** As agreed. */
  performanceFeeRate: string;
  followedAt: number;
  /** First and last day on which the mentor is followed. */
  firstDate: string;
  lastDate: string;
  /** The first day of which it is not decided yet whether there is a follow order. */
  nextDate: string;
  /** Ids of its follow orders, oldest first. */
  positions: string[];
  /** Days on which the money was too little for a lot. */
  daysWithoutOrder: string[];
  endedAt: number | null;
  endedBy: CopyTradeEnder | null;
  /** At the end, before the performance fee. */
  endValue: string | null;
}

/** Copy trades. */
export interface CopyTradingWorld {
  records: Record<string, CopyTradeRecord>;
}

export const newCopyTradingWorld = (): CopyTradingWorld => ({ records: {} });
