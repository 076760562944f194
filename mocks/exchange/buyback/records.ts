import type { BuybackRejection, OfferApplicationStatus } from '../../../src/domain/vocabulary';

/** Tenders to companies that buy back their shares. */
export interface BuybackWorld {
  /** By id. */
  applications: Record<string, BuybackApplication>;
}

/** Shares of a position that a member offers to the company. The price is a decimal string in yen, moments epoch ms. */
export interface BuybackApplication {
  id: string;
  orderNumber: string;
  account: string;
  /** Id of the company's offer. */
  offer: string;
  symbol: string;
  price: string;
  /** Id of the position. It stays the member's, and free to be sold, until the result. */
  position: string;
  shares: number;
  status: OfferApplicationStatus;
  appliedAt: number;
  /** Then the company says how much it accepts. */
  dueAt: number;
  /** When it was passed, rejected or cancelled. */
  decidedAt: number | null;
  rejection: BuybackRejection | null;
  acceptedShares: number;
  /** Id of the record that was sold: the position, or the part of it that was accepted. */
  sold: string | null;
}

export const newBuybackWorld = (): BuybackWorld => ({ applications: {} });
