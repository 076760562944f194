import type { BookSide } from '../../../src/domain/market/marketVocabulary';
import type { Exchange } from '../exchange';
import { hasPrice } from '../market/newListings';
import { Refusal } from '../refusal';
import { hasToQueue } from './hasToQueue';
import type { MarketState } from './marketOf';
import { type Seen, worstAccepted } from './requireNearSeen';
import { isReached, type Trigger } from './trigger';

/** Execution of an order at the current time. */
interface Execution {
  /** Whether it is pending until its limit is reached, or its turn in a queue has come; otherwise it is filled. */
  waits: boolean;
  /** The limit of a pending order, otherwise the market price. One at the market waits for the worst that it accepts. */
  price: string;
}

/**
 * Whether an order is filled at the market price or is pending. A new issue is not filled before its first price: until
 * then `latestPrice` is only a reference. An order that has to queue is pending, too.
 *
 * @param trigger of a limit order; null for a market order
 */
export function executionOf(
  exchange: Exchange,
  quote: MarketState,
  trigger: Trigger | null,
  side: BookSide,
  seen: Seen,
): Execution {
  const { market, now } = exchange;
  const { symbol, latestPrice } = quote;
  const known = hasPrice(market, symbol, now);
  if (trigger && !(known && isReached(trigger, latestPrice))) return { waits: true, price: trigger.price };
  if (!known) throw new Refusal('priceNotObtained');
  if (hasToQueue(exchange, symbol, side))
    return { waits: true, price: trigger?.price ?? worstAccepted(seen, side, quote) };
  return { waits: false, price: latestPrice };
}
