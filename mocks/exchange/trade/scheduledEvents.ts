import type { ScheduledEvent } from '../area';
import type { Exchange } from '../exchange';
import { quoteAt } from '../market/quotes';
import type { PositionRecord } from '../world';
import { releaseFrozen } from './cancelOrder';
import { closeOut } from './closeOut';
import { fillOrLapse } from './fillOrLapse';
import { warnOfLiquidation } from './liquidationWarning';
import { nextUpcomingEvent } from './lookaheadCache';
import { executeClosing, expireClosing } from './pendingClosing';
import { triggerClosing, triggerOrder } from './triggerStop';
import type { UpcomingEvent } from './upcomingEvent';

/** The first event of a position after a time, up to now; undefined if there is none. */
export function nextScheduledEvent(
  exchange: Exchange,
  position: PositionRecord,
  after: number,
): ScheduledEvent | undefined {
  const event = nextUpcomingEvent(exchange.market, position, after, exchange.now);
  return (
    event && {
      at: event.at,
      apply: (then) => applyEvent[event.kind](then, position, event.price ?? priceAt(then, position)),
    }
  );
}

const priceAt = ({ market, now }: Exchange, { symbol }: PositionRecord): string =>
  quoteAt(market, symbol, now).latestPrice;

const applyEvent: Record<
  UpcomingEvent['kind'],
  (exchange: Exchange, position: PositionRecord, price: string) => void
> = {
  fill: fillOrLapse,
  stop: triggerOrder,
  expire: (exchange, position) => releaseFrozen(exchange, position, 'orderExpired', exchange.now),
  close: executeClosing,
  closingStop: triggerClosing,
  closingExpire: expireClosing,
  liquidate: (exchange, position, price) =>
    closeOut(exchange, position, price, 'positionLiquidated', exchange.now),
  warn: warnOfLiquidation,
  deadline: (exchange, position, price) =>
    closeOut(exchange, position, price, 'positionClosed', exchange.now, 'dayTradeDeadline'),
};
