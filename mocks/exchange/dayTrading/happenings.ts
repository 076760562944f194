import { compare } from '../../../src/domain/decimal';
import type { Happening } from '../area';
import type { Exchange } from '../exchange';
import { firstTradeReaching } from '../market/firstTradeReaching';
import { quoteAt } from '../market/quotes';
import { cancelReservation } from './cancelDayTrade';
import { hoursOf } from './hours';
import { openDayTrade } from './openDayTrade';
import type { Reservation } from './records';
import { isWaiting } from './statusOf';

/** What befalls a reservation that waits: it is confirmed and opened, or its day ends. */
export function nextHappening(
  exchange: Exchange,
  reservation: Reservation,
  after: number,
): Happening | undefined {
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

/** Opened at the market's price, unless that is more than what is frozen for it covers: then it waits. */
function confirm(exchange: Exchange, reservation: Reservation): void {
  const { latestPrice } = quoteAt(exchange.market, reservation.symbol, exchange.now);
  if (compare(latestPrice, reservation.highestPrice) <= 0) openDayTrade(exchange, reservation, latestPrice);
}

function onTrade(
  { market }: Exchange,
  reservation: Reservation,
  after: number,
  until: number,
): Happening | undefined {
  if (until <= after) return undefined;
  const { symbol, highestPrice: price } = reservation;
  const trade = firstTradeReaching(market, symbol, { direction: 'atOrBelow', price, after, until });
  if (!trade) return undefined;
  return { at: trade.moment, apply: (then) => openDayTrade(then, reservation, trade.price) };
}
