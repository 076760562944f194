import type { ApplicationStatus, BlockTradeRejection } from '../../../src/domain/vocabulary';

/** Block-trade applications, by id. */
export interface BlockTradeWorld {
  records: Record<string, BlockTradeRecord>;
}

/** T+1, or some calendar days. */
export type BlockTradeLock = { kind: 'nextTradingDay' } | { kind: 'days'; days: number };

/** A bid for a part of a block. Prices and amounts are decimal strings in yen, moments are epoch ms. */
export interface BlockTradeRecord {
  id: string;
  orderNumber: string;
  account: string;
  offerId: string;
  symbol: string;
  /** What was bid for a share. */
  price: string;
  /** The market's price then. */
  marketPrice: string;
  /** The seller's price, which the member never sees. */
  sellersPrice: string;
  shares: number;
  turnover: string;
  purchaseFee: string;
  lock: BlockTradeLock;
  status: ApplicationStatus;
  appliedAt: number;
  decidedAt: number | null;
  rejection: BlockTradeRejection | null;
  positionId: string | null;
}

export const newBlockTradeWorld = (): BlockTradeWorld => ({ records: {} });
