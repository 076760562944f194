import type { BuybackRejection } from '../../../src/domain/buyback/buybackVocabulary';
import type { OfferApplicationStatus } from '../../../src/domain/products/productsVocabulary';

/** Tenders to companies that buy back their shares. */
export interface BuybackWorld {
  /** By id. */
  applications: Record<string, BuybackApplication>;
}

/**
 * A tender: shares of a position that a member offers to the company. The price is a decimal string in yen, times epoch
 * ms.
 */
export interface BuybackApplication {
  id: string;
  orderNumber: string;
  account: string;
  /** Id of the company's offer. */
  offer: string;
  symbol: string;
  price: string;
  /** Id of the position. The member keeps it, and can sell it, until the result. */
  position: string;
  shares: number;
  status: OfferApplicationStatus;
  appliedAt: number;
  /** When the company announces how much it accepts. */
  dueAt: number;
  /** When it was passed, rejected or cancelled. */
  decidedAt: number | null;
  rejection: BuybackRejection | null;
  acceptedShares: number;
  /** Id of the sold record: the position, or the accepted part of it. */
  sold: string | null;
}

export const newBuybackWorld = (): BuybackWorld => ({ applications: {} });
