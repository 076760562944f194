import type { Exchange } from '../exchange';
import { hasPrice } from '../market/newListings';
import { Refusal } from '../refusal';
import type { MarketState } from './marketOf';
import { isReached, type Trigger } from './trigger';

/** What becomes of an order this moment. */
interface Execution {
  /** For its limit; else it is filled. */
  waits: boolean;
  /** The limit of an order that waits, else the market's price. */
  price: string;
}

/**
 * Whether an order is filled at the market's price or waits for its limit. Nothing is filled at a price that there is
 * not: a new issue's first one takes its time, and `latestPrice` is only a reference until then.
 *
 * @param trigger of a limit order; null for one at the market
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
