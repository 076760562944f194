import { compare } from '../decimal';
import type { OrderKind, PriceType, Side } from './tradeVocabulary';

/** Prices for which an order or a closing waits, in yen. A price that is not used is absent. */
export interface OrderConditions {
  /** Bought at or below it, or sold at or above it. */
  limitPrice?: string | null | undefined;
  /** The price at which it goes to the market: at or above it when buying, at or below it when selling. */
  stopPrice?: string | null | undefined;
  /** After the stop it is a limit order at this price, instead of one at the market. */
  stopLimitPrice?: string | null | undefined;
  /** Distance at which the stop price follows the best price since the order was placed. */
  trailBy?: string | null | undefined;
}

/** The kind of an order with these prices. Undefined when they can't stand together. */
export function orderKindOf(conditions: OrderConditions): OrderKind | undefined {
  const { limitPrice, stopPrice, stopLimitPrice, trailBy } = conditions;
  if (trailBy != null)
    return limitPrice == null && stopPrice == null && stopLimitPrice == null ? 'trailing' : undefined;
  if (stopPrice == null) {
    if (stopLimitPrice != null) return undefined;
    return limitPrice == null ? 'market' : 'limit';
  }
  if (limitPrice != null) return 'oco';
  return stopLimitPrice == null ? 'stop' : 'stopLimit';
}

/** Whether an order of a kind has a limit from the start. */
export const priceTypeOf = (kind: OrderKind): PriceType =>
  kind === 'limit' || kind === 'oco' ? 'limit' : 'market';

/** What an order does on the market: a long position is opened by buying and closed by selling, a short one the reverse. */
export type MarketSide = 'buy' | 'sell';

/** The market side of an order that opens or closes a position. */
export function marketSideOf(side: Side, act: 'open' | 'close'): MarketSide {
  return (side === 'long') === (act === 'open') ? 'buy' : 'sell';
}

/** Whether a price has reached a stop price already: then a stop would be carried out at once. */
export function isStopReached(marketSide: MarketSide, stopPrice: string, price: string): boolean {
  return marketSide === 'buy' ? compare(price, stopPrice) >= 0 : compare(price, stopPrice) <= 0;
}

/** The kind of an order or a closing that waits. Once its stop was reached, only its limit is left. */
export function waitingKind(
  limitPrice: string | null | undefined,
  { triggeredAt, ...stops }: OrderConditions & { triggeredAt?: number | null | undefined },
): OrderKind {
  return triggeredAt != null ? 'limit' : (orderKindOf({ ...stops, limitPrice }) ?? 'limit');
}
