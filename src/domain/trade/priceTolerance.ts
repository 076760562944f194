import { add, compare, isPositive, multiply, subtract } from '../decimal';
import { roundToTick } from '../market/ticks';
import type { OrderAction } from './limitFill';

/** How far the price of an order at the market may move against the member. */
export interface PriceTolerance {
  /** A buy is worse at a higher price, a sale at a lower one. */
  action: OrderAction;
  /** Fraction of the price seen: `"0.005"` is 0.5 %. Null or undefined while it is unknown: then there is no limit. */
  tolerance: string | null | undefined;
}

/** The price seen, worse by the tolerance: the last price at which the order is carried out. In yen, on no tick. */
function lastPrice(seen: string, action: OrderAction, tolerance: string): string {
  const part = multiply(seen, tolerance);
  return action === 'buy' ? add(seen, part) : subtract(seen, part);
}

/**
 * Whether a price has moved against the member by more than the tolerance (decision 52). A move by exactly the
 * tolerance is within it, and a better price always is. Prices in yen.
 */
export function isBeyondTolerance(seen: string, now: string, { action, tolerance }: PriceTolerance): boolean {
  if (tolerance == null) return false;
  const beyond = compare(now, lastPrice(seen, action, tolerance));
  return action === 'buy' ? beyond > 0 : beyond < 0;
}

/**
 * The worst price on its tick at which an order at the market is carried out, in yen; undefined while the tolerance is
 * unknown.
 *
 * @param own the stock's own tick, see `ownTick`
 */
export function worstPrice(
  seen: string,
  { action, tolerance }: PriceTolerance,
  own?: string,
): string | undefined {
  if (tolerance == null || !isPositive(seen)) return undefined;
  const last = lastPrice(seen, action, tolerance);
  return roundToTick(last, action === 'buy' ? 'down' : 'up', own);
}
