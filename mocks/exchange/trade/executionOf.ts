import type { Exchange } from '../exchange';
import { hasPrice } from '../market/newListings';
import { Refusal } from '../refusal';
import type { MarketState } from './marketOf';
import { isReached, type Trigger } from './trigger';

/** Execution of an order at the current time. */
interface Execution {
  /** Whether it is pending until its limit is reached; otherwise it is filled. */
  waits: boolean;
  /** The limit of a pending order, otherwise the market price. */
  price: string;
}

/**
 * Whether an order is filled at the market price or is pending. A new issue is not filled before its first price: until
 * then `latestPrice` is only a reference.
 *
 * @param trigger of a limit order; null for a market order
 */
export function executionOf(
  { market, now }: Exchange,
  { symbol, latestPrice }: MarketState,
  trigger: Trigger | null,
): Execution {
  const known = hasPrice(market, symbol, now);
  if (trigger && !(known && isReached(trigger, latestPrice))) return { waits: true, price: trigger.price };
  if (!known) throw new Refusal('priceNotObtained');
  return { waits: false, price: latestPrice };
}
