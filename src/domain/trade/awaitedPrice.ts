import { compare, divide, isPositive, negate, subtract } from '../decimal';
import type { PositionStatus } from './tradeVocabulary';

/** Conditions of an order or a closing that waits. Prices in yen. */
interface Conditions {
  stopPrice?: string | null | undefined;
  /** The stop price of now, for a trailing stop too. */
  currentStop?: string | null | undefined;
  /** When its stop was reached: then only its limit is left. */
  triggeredAt?: number | null | undefined;
}

/** An order, or a position whose closing waits. Prices in yen. */
export interface AwaitingOrder {
  status: PositionStatus;
  latestPrice: string;
  limitPrice?: string | null | undefined;
  closeLimitPrice?: string | null | undefined;
  opening?: Conditions | null | undefined;
  closing?: Conditions | null | undefined;
}

/**
 * The price at which what waits acts: its limit or its stop, of both the one nearer to the last price. For a position it
 * is that of its closing. Undefined without one.
 */
export function awaitedPrice(order: AwaitingOrder): string | undefined {
  const closes = order.status === 'preparingToClose';
  const limit = closes ? order.closeLimitPrice : order.limitPrice;
  const conditions = closes ? order.closing : order.opening;
  const stop = conditions?.triggeredAt == null ? (conditions?.currentStop ?? conditions?.stopPrice) : null;
  const distance = (price: string) => absolute(subtract(price, order.latestPrice));
  const [nearest] = [limit, stop]
    .filter((price) => price != null)
    .toSorted((one, other) => compare(distance(one), distance(other)));
  return nearest;
}

/** Distance of that price from the last price, as a fraction of the last price. Undefined without one. */
export function awaitedDistance(order: AwaitingOrder): string | undefined {
  const price = awaitedPrice(order);
  const { latestPrice } = order;
  if (price === undefined || !isPositive(latestPrice)) return undefined;
  return absolute(divide(subtract(price, latestPrice), latestPrice, 8));
}

const absolute = (amount: string): string => (isPositive(amount) ? amount : negate(amount));
