import type { RawResponseOf } from '../../../src/api/contract/call';
import type { applyDayTrade, dayTradeDetail } from '../../../src/api/contract/dayTrading';
import { add, divide, multiply } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { listingBySymbol } from '../market/market';
import { quoteAt } from '../market/quotes';
import { tradeRules } from '../rules';
import { timestamp } from '../timestamp';
import { positionsOfAccount } from '../trade/positionIndex';
import { positionDetails } from '../trade/positionView';
import { resultOf } from '../trade/resultOf';
import type { PositionRecord } from '../world';
import { hoursOf } from './hours';
import type { Reservation } from './records';
import { positionOf, statusOf } from './statusOf';

type DayTradeView = RawResponseOf<typeof applyDayTrade>;

/** A day trade as sent to its member, at the current market price. */
export function dayTradeView(exchange: Exchange, reservation: Reservation): DayTradeView {
  const { symbol, side, leverage, shares, appliedAt, opensAt, cancelledAt } = reservation;
  const { id, orderNumber, appliedPrice, limitPrice, positionId, cancelledBy } = reservation;
  const { code, name } = listingBySymbol(exchange.market, symbol);
  const position = positionOf(exchange, reservation);
  return {
    id,
    orderNumber,
    symbol,
    code,
    name,
    side,
    leverage,
    quantity: shares,
    lots: shares / tradeRules.lotSize,
    status: statusOf(exchange, reservation),
    appliedAt: timestamp(appliedAt),
    appliedPrice,
    limitPrice,
    frozen: reservation.reserved,
    opensAt: timestamp(opensAt),
    openedAt: timestampOrNull(position?.buyTime),
    openPrice: position?.buyPrice,
    positionId,
    latestPrice: quoteAt(exchange.market, symbol, exchange.now).latestPrice,
    closesAt: timestamp(hoursOf(appliedAt).closesAt),
    closedAt: timestampOrNull(position?.sellTime),
    closePrice: position && closePriceOf(exchange, position),
    closedBy: position?.closedBy,
    profitLoss: position && profitOf(exchange, position),
    cancelledAt: timestampOrNull(cancelledAt),
    cancelledBy,
  };
}

/** A day trade with its position. */
export function dayTradeDetails(
  exchange: Exchange,
  reservation: Reservation,
): RawResponseOf<typeof dayTradeDetail> {
  const position = positionOf(exchange, reservation);
  return {
    ...dayTradeView(exchange, reservation),
    position: position && positionDetails(exchange, position),
  };
}

/** Profit of a position and of its parts that were closed before. */
function profitOf(exchange: Exchange, position: PositionRecord): string {
  return add(...partsOf(exchange, position).map((part) => resultOf(exchange, part).net));
}

/** Average closing price of a position and of its parts that were closed before; null while a part is open. */
function closePriceOf(exchange: Exchange, position: PositionRecord): string | null {
  if (position.sellPrice === null) return null;
  const parts = partsOf(exchange, position);
  if (parts.length === 1) return position.sellPrice;
  const shares = parts.reduce((sum, part) => sum + part.shares, 0);
  const total = add(...parts.map((part) => multiply(part.sellPrice ?? '0', String(part.shares))));
  return divide(total, String(shares), 2);
}

/** A position and its parts that were closed before. */
function partsOf({ world }: Exchange, position: PositionRecord): PositionRecord[] {
  const all = positionsOfAccount(world, position.account);
  return [position, ...all.filter(({ splitFrom }) => splitFrom === position.id)];
}

const timestampOrNull = (moment: number | null | undefined): string | null =>
  moment == null ? null : timestamp(moment);
