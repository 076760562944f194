import { closeOf, exchangeDate } from '../../../src/domain/market/tradingSession';
import { marketSideOf } from '../../../src/domain/trade/orderConditions';
import { type FillingTrade, firstFill, type QueuedOrder } from '../market/firstFill';
import { firstTradeReaching, type Trade } from '../market/firstTradeReaching';
import type { Market } from '../market/market';
import { firstTradeReachingTrail } from '../market/trailingStop';
import type { Conditions, PositionRecord } from '../world';
import { liquidationPriceOf } from './costs';
import { nextWarningPrice } from './liquidationWarning';
import { placeInQueue } from './queuePlace';
import { lockEndOf } from './sellableAt';
import { liquidationTrigger, stopDirection, type Trigger } from './trigger';

/** The next event of an order or position, provided nothing changes it before. */
export interface UpcomingEvent {
  at: number;
  kind:
    | ('fill' | 'stop' | 'expire')
    | ('close' | 'closingStop' | 'closingExpire')
    | ('liquidate' | 'warn' | 'deadline');
  /** Price of the trade that causes it; null if no trade does. */
  price: string | null;
}

/** The first event of a position after one time and up to another; undefined if there is none. */
export function firstUpcomingEvent(
  market: Market,
  position: PositionRecord,
  after: number,
  until: number,
): UpcomingEvent | undefined {
  const { symbol } = position;
  const lockEnd = lockEndOf({ market }, position) ?? 0;
  const eventOf = (kind: UpcomingEvent['kind'], trade: Trade | null): UpcomingEvent[] =>
    trade ? [{ at: trade.moment, kind, price: trade.price }] : [];
  const search: Search = {
    onTrade: (kind, trigger) =>
      eventOf(kind, firstTradeReaching(market, symbol, { ...trigger, after, until })),
    onFill: (kind, order) => {
      const range = { after: Math.max(after, order.since), until };
      const trade = firstFill(market, symbol, order, range);
      return eventOf(kind, trade && { ...trade, price: priceOfFill(kind, order, trade) });
    },
    onStop: (kind, { trailBy, trailFrom, stopPrice, triggeredAt }, direction, from) => {
      if (triggeredAt !== null) return [];
      const range = { after: Math.max(after, from), until };
      if (trailBy !== null && trailFrom !== null) {
        const stop = { direction, from: trailFrom, trailBy };
        return eventOf(kind, firstTradeReachingTrail(market, symbol, stop, range));
      }
      if (stopPrice === null) return [];
      return eventOf(kind, firstTradeReaching(market, symbol, { direction, price: stopPrice, ...range }));
    },
  };
  return upcomingEvents(position, after, lockEnd - 1, search)
    .filter(({ at }) => at <= until)
    .reduce<UpcomingEvent | undefined>(
      (first, other) => (first && first.at <= other.at ? first : other),
      undefined,
    );
}

interface Search {
  onTrade: (kind: UpcomingEvent['kind'], trigger: Trigger) => UpcomingEvent[];
  /** The trade that fills what waits at a limit. */
  onFill: (kind: UpcomingEvent['kind'], order: QueuedOrder) => UpcomingEvent[];
  /** The trade that reaches the stop of an order or a closing, after a time. */
  onStop: (
    kind: UpcomingEvent['kind'],
    conditions: Conditions,
    direction: Trigger['direction'],
    after: number,
  ) => UpcomingEvent[];
}

/** All possible events; the first in the list wins within the same millisecond. */
function upcomingEvents(
  position: PositionRecord,
  after: number,
  unlocked: number,
  { onTrade, onFill, onStop }: Search,
): UpcomingEvent[] {
  const { status, side, limitPrice, opening, closing, closesAt } = position;
  if (status === 'pendingOrder' && (limitPrice !== null || opening)) {
    const place = placeInQueue(position, 'open');
    return [
      ...(place ? onFill('fill', place) : []),
      ...(opening ? onStop('stop', opening, stopDirection(marketSideOf(side, 'open')), after) : []),
      endOf(opening, after, 'expire'),
    ];
  }
  if (status !== 'holding' && status !== 'preparingToClose') return [];
  // A trade in the very millisecond in which the lock ends counts.
  const closingPlace = placeInQueue(position, 'close', unlocked);
  const liquidationPrice = liquidationPriceOf(position);
  const warningPrice = nextWarningPrice(position);
  return [
    ...(liquidationPrice ? onTrade('liquidate', liquidationTrigger(side, liquidationPrice)) : []),
    ...(closingPlace ? onFill('close', closingPlace) : []),
    ...(closing && status === 'preparingToClose'
      ? onStop('closingStop', closing, stopDirection(marketSideOf(side, 'close')), unlocked)
      : []),
    ...(warningPrice ? onTrade('warn', liquidationTrigger(side, warningPrice)) : []),
    ...(closesAt ? [{ at: closesAt, kind: 'deadline', price: null } as const] : []),
    ...(status === 'preparingToClose' ? [endOf(closing, after, 'closingExpire')] : []),
  ];
}

/**
 * In an auction everybody gets its price. Otherwise an order to buy or a closing gets the price of the trade. An order that
 * opens a short position gets its limit: its margin grows with the price, and the frozen amount has to cover it.
 */
function priceOfFill(kind: UpcomingEvent['kind'], { side, price }: QueuedOrder, trade: FillingTrade): string {
  return kind === 'fill' && side === 'sell' && !trade.auction ? String(price) : trade.price;
}

/** An order without a term is valid for its day: it was placed in a session, so its day has not ended. */
function endOf(conditions: Conditions | null, moment: number, kind: UpcomingEvent['kind']): UpcomingEvent {
  return { at: closeOf(conditions?.validUntil ?? exchangeDate(moment)), kind, price: null };
}
