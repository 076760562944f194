import type { ReservationCanceller, Side } from '../../../src/domain/trade/tradeVocabulary';

/** Day-trade reservations. */
export interface DayTradingWorld {
  reservations: Record<string, Reservation>;
}

/** A reservation for one day. Prices and amounts are decimal strings in yen, times epoch ms. */
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
  /** Maximum opening price of a long position, minimum of a short one. */
  limitPrice: string;
  /** Amount frozen while the reservation is pending. */
  reserved: string;
  opensAt: number;
  /** Id of the opened position. */
  positionId: string | null;
  cancelledAt: number | null;
  cancelledBy: ReservationCanceller | null;
}

export const newDayTradingWorld = (): DayTradingWorld => ({ reservations: {} });
