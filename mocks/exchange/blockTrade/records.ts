import type { BlockTradeRejection } from '../../../src/domain/blockTrade/blockTradeVocabulary';
import type { ApplicationStatus } from '../../../src/domain/products/productsVocabulary';

/** Block-trade applications, by id. */
export interface BlockTradeWorld {
  records: Record<string, BlockTradeRecord>;
}

/** T+1, or a number of calendar days. */
export type BlockTradeLock = { kind: 'nextTradingDay' } | { kind: 'days'; days: number };

/** A bid for part of a block. Prices and amounts are decimal strings in yen, times epoch ms. */
export interface BlockTradeRecord {
  id: string;
  orderNumber: string;
  account: string;
  offerId: string;
  symbol: string;
  /** Bid price of a share. */
  price: string;
  /** Market price at the time of the bid. */
  marketPrice: string;
  /** The seller's price; never sent to the member. */
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
