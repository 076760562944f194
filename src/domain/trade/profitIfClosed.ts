import { add, subtract } from '../decimal';
import { type ClosingCost, closingCost, profitLoss, type TradeRates } from './orderCost';
import type { Side } from './tradeVocabulary';

/** A position, or a part of one, that is held. Amounts and prices in yen. */
interface Held {
  side: Side;
  buyPrice: string;
  shares: number;
  /** Paid at opening. */
  purchaseFee: string;
}

/** The parts of a position's profit, in yen. */
export interface ProfitIfClosed {
  /** Profit or loss by price alone, before fees. */
  gross: string;
  /** Fees of closing. */
  closing: ClosingCost;
  /** After the purchase fee and the three fees of closing; undefined while a rate is unknown. */
  net: string | undefined;
}

/**
 * Profit or loss of a position if all of it were closed at a price. The app shows only this net figure as the profit or
 * loss of an open position. The rounding is that of `closingCost`.
 *
 * @param rates undefined while they are not known
 */
export function profitIfClosed(
  { side, buyPrice, shares, purchaseFee }: Held,
  price: string,
  rates: TradeRates | undefined,
): ProfitIfClosed {
  const gross = profitLoss({ side, buyPrice, price, shares });
  const closing = closingCost({ price, shares, rates: rates ?? {} });
  const { total } = closing;
  return { gross, closing, net: total === undefined ? undefined : subtract(gross, add(total, purchaseFee)) };
}
