import { marketSideOf } from '../../../src/domain/trade/orderConditions';
import type { PositionEventKind } from '../../../src/domain/trade/tradeVocabulary';
import type { QueuedOrder } from '../market/firstFill';
import type { PositionEvent, PositionRecord } from '../world';

type Act = 'open' | 'close';

const events: Record<Act, Record<'placed' | 'amended' | 'triggered', PositionEventKind>> = {
  open: { placed: 'ordered', amended: 'amended', triggered: 'triggered' },
  close: { placed: 'closingPlaced', amended: 'closingAmended', triggered: 'closingTriggered' },
};

/**
 * The place of an order, or of a pending closing, in the queue at its limit. A new price or more shares lose it, and so
 * does a stop that is reached. Null without a limit.
 *
 * @param notBefore when it can be carried out at the earliest: a closing waits for the end of a lock
 */
export function placeInQueue(position: PositionRecord, act: Act, notBefore = 0): QueuedOrder | null {
  const price = act === 'open' ? position.limitPrice : position.closeLimitPrice;
  if (price === null) return null;
  const place = lastPlace(position, act);
  return {
    side: marketSideOf(position.side, act),
    price: Number(price),
    atMarket: place.atMarket,
    since: Math.max(place.since, notBefore),
  };
}

function lastPlace(position: PositionRecord, act: Act): { since: number; atMarket: boolean } {
  const { placed, amended, triggered } = events[act];
  const conditions = act === 'open' ? position.opening : position.closing;
  let since = position.orderedAt;
  let atMarket = false;
  let before: PositionEvent | undefined;
  for (const event of position.history) {
    if (event.kind === triggered) {
      since = event.at;
      atMarket = conditions?.stopLimitPrice === null;
    } else if (event.kind === placed || event.kind === amended) {
      const keeps = event.kind === amended && isNoBetter(event, before);
      if (!keeps) since = event.at;
      atMarket = event.price === undefined;
      before = event;
    }
  }
  return { since, atMarket };
}

const isNoBetter = (event: PositionEvent, before: PositionEvent | undefined): boolean =>
  before?.price === event.price && (before?.shares ?? 0) >= (event.shares ?? 0);
