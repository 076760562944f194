import type { OrderCanceller, Side } from '../../../src/domain/vocabulary';

/** Day-trade reservations. */
export interface DayTradingWorld {
  reservations: Record<string, Reservation>;
}

/** A reservation for one day. Prices and amounts are decimal strings in yen, moments epoch ms. */
export interface Reservation {
  id: string;
  orderNumber: string;
  account: string;
  symbol: string;
  side: Side;
  leverage: number;
  shares: number;
  appliedAt: number;
  appliedPrice: string;
  /** A long one is opened at this price at most, a short one at this price at least. */
  limitPrice: string;
  /** Frozen for it while it waits. */
  reserved: string;
  opensAt: number;
  /** What it was opened as. */
  positionId: string | null;
  cancelledAt: number | null;
  cancelledBy: OrderCanceller | null;
}

export const newDayTradingWorld = (): DayTradingWorld => ({ reservations: {} });
