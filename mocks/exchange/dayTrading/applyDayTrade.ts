import type { RequestOf } from '../../../src/api/contract/call';
import type { applyDayTrade as applyCall } from '../../../src/api/contract/dayTrading';
import { afterOpenTime } from '../../../src/domain/market/openTime';
import { isTradingDay } from '../../../src/domain/market/tradingSession';
import { dayTradeLimit } from '../arithmetic/trade';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { hasPrice } from '../market/newListings';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import { setEntry } from '../setEntry';
import { checkedLimit, requireAvailable, requireTradable, sharesOf } from '../trade/checks';
import { costOfOpening } from '../trade/costs';
import { marketOf } from '../trade/marketOf';
import type { Member } from '../world';
import { hoursOf } from './hours';
import type { Reservation } from './records';
import { reservationsOf } from './reservationsOf';
import { dayTradeRules } from './rules';
import { statusOf } from './statusOf';

type Request = Omit<RequestOf<typeof applyCall>, 'clientRequestId'>;

const minute = 60_000;

/** Reserves a day trade for today. Margin and fee at the highest possible opening price are frozen. */
export function applyDayTrade(exchange: Exchange, member: Member, request: Request): Reservation {
  const { world, market, now } = exchange;
  const { symbol, side, leverage } = request;
  if (member.restrictions.includes('tradeBanned')) throw new Refusal('tradingBanned');
  requireTradable(exchange, symbol);
  requireReservable(exchange);
  const shares = sharesOf(request.lots);
  if (!tradeRules.leverages.includes(leverage)) throw new Refusal('parameterError');
  if (isReserved(exchange, member, symbol)) throw new Refusal('duplicateAppointment');
  if (!hasPrice(market, symbol, now)) throw new Refusal('priceNotObtained');
  const stock = marketOf(exchange, symbol);
  const asked = request.limitPrice ?? dayTradeLimit(side, stock, dayTradeRules.headroomRate);
  const limitPrice = String(checkedLimit({ priceType: 'limit', limitPrice: asked }, stock));
  // A short position may open at any price above its limit.
  const highestFillPrice = side === 'long' ? limitPrice : stock.limitUp;
  const { total } = costOfOpening({ shares, leverage }, highestFillPrice);
  requireAvailable(exchange, member, total);

  const reservation: Reservation = {
    ...newNumbers(exchange, 'J'),
    account: member.account,
    symbol,
    side,
    leverage,
    shares,
    limitPrice,
    appliedAt: now,
    appliedPrice: stock.latestPrice,
    reserved: total,
    opensAt: afterOpenTime(now, dayTradeRules.confirmMinutes * minute, market.holidays),
    positionId: null,
    cancelledAt: null,
    cancelledBy: null,
  };
  setEntry(world.dayTrading.reservations, reservation.id, reservation);
  const lines = transfer(pocketOf(member.account, 'available'), pocketOf(member.account, 'frozen'), total);
  post(world.ledger, { at: now, reason: 'orderPlaced', record: reservation.id, lines });
  return reservation;
}

/** Requires an open reservation window: today, before the deadline. */
function requireReservable({ market, now }: Exchange): void {
  if (!isTradingDay(now, market.holidays) || now >= hoursOf(now).reserveUntil)
    throw new Refusal('nonTradingHours');
}

/** Only one day trade per stock is reserved or open at a time. */
function isReserved(exchange: Exchange, member: Member, symbol: string): boolean {
  return reservationsOf(exchange, member).some(
    (reservation) =>
      reservation.symbol === symbol && ['applied', 'trading'].includes(statusOf(exchange, reservation)),
  );
}
