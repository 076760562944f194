import { multiply } from '../decimal';
import type { TradeRates } from './orderCost';
import { profitIfClosed } from './profitIfClosed';
import type { PositionStatus, Side } from './tradeVocabulary';

/** Fields of a position that depend on the last price. Amounts and prices in yen. */
interface Valued {
  status: PositionStatus;
  side: Side;
  quantity: number;
  buyPrice?: string | null | undefined;
  purchaseFee: string;
  latestPrice: string;
  marketValue: string;
  profitLoss: string;
}

/**
 * Recalculates a position at a newer price. The value of an open position and its profit or loss after all fees follow
 * the price. An ended position keeps its result. A pending order has neither.
 *
 * @param rates while they are undefined or one of them is unknown, an open position keeps its price, so that all
 *   figures use one price
 */
export function atPrice<Position extends Valued>(
  position: Position,
  latestPrice: string | undefined,
  rates: TradeRates | undefined,
): Position {
  if (latestPrice === undefined || latestPrice === position.latestPrice) return position;
  const { status, side, quantity, buyPrice, purchaseFee } = position;
  const held = status === 'holding' || status === 'preparingToClose';
  if (!held || buyPrice == null) {
    const marketValue = status === 'closed' ? position.marketValue : multiply(latestPrice, String(quantity));
    return { ...position, latestPrice, marketValue };
  }
  const { net } = profitIfClosed({ side, buyPrice, shares: quantity, purchaseFee }, latestPrice, rates);
  if (net === undefined) return position;
  return { ...position, latestPrice, marketValue: multiply(latestPrice, String(quantity)), profitLoss: net };
}
