import type { ScheduledEvent } from '../area';
import type { Exchange } from '../exchange';
import { firstTradeReaching } from '../market/firstTradeReaching';
import { quoteAt } from '../market/quotes';
import { isReached, openingTrigger } from '../trade/trigger';
import { cancelReservation } from './cancelDayTrade';
import { hoursOf } from './hours';
import { openDayTrade } from './openDayTrade';
import type { Reservation } from './records';
import { isWaiting } from './statusOf';

/** The next event of a pending reservation: its confirmation and opening, or the end of its day. */
export function nextScheduledEvent(
  exchange: Exchange,
  reservation: Reservation,
  after: number,
): ScheduledEvent | undefined {
  if (!isWaiting(reservation)) return undefined;
  const { opensAt, appliedAt } = reservation;
  if (after < opensAt) return { at: opensAt, apply: (then) => confirm(then, reservation) };
  const { openUntil } = hoursOf(appliedAt);
  return (
    onTrade(exchange, reservation, after, Math.min(exchange.now, openUntil - 1)) ?? {
      at: openUntil,
      apply: (then) => cancelReservation(then, reservation, 'endOfDay'),
    }
  );
}

/** Opens the reservation at the market price. If that is worse than the limit, the reservation stays pending. */
function confirm(exchange: Exchange, reservation: Reservation): void {
  const { latestPrice } = quoteAt(exchange.market, reservation.symbol, exchange.now);
  const trigger = openingTrigger(reservation.side, reservation.limitPrice);
  if (isReached(trigger, latestPrice)) openDayTrade(exchange, reservation, latestPrice);
}

function onTrade(
  { market }: Exchange,
  reservation: Reservation,
  after: number,
  until: number,
): ScheduledEvent | undefined {
  if (until <= after) return undefined;
  const { symbol, side, limitPrice } = reservation;
  const trade = firstTradeReaching(market, symbol, { ...openingTrigger(side, limitPrice), after, until });
  if (!trade) return undefined;
  return { at: trade.moment, apply: (then) => openDayTrade(then, reservation, trade.price) };
}
