import { exchangeDate } from '../../../src/domain/market/tradingSession';
import { marketSideOf } from '../../../src/domain/trade/orderConditions';
import { firstTradeReaching, type Trade } from '../market/firstTradeReaching';
import type { Market } from '../market/market';
import { firstTradeReachingTrail } from '../market/trailingStop';
import type { Conditions, PositionRecord } from '../world';
import { endOfTerm } from './conditions';
import { liquidationPriceOf } from './costs';
import { nextWarningPrice } from './liquidationWarning';
import { lockEndOf } from './sellableAt';
import { closingTrigger, liquidationTrigger, openingTrigger, stopDirection, type Trigger } from './trigger';

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
  const lockEnd = lockEndOf({ market }, position) ?? after;
  const eventOf = (kind: UpcomingEvent['kind'], trade: Trade | null): UpcomingEvent[] =>
    trade ? [{ at: trade.moment, kind, price: trade.price }] : [];
  const search: Search = {
    onTrade: (kind, trigger) =>
      eventOf(kind, firstTradeReaching(market, symbol, { ...trigger, after, until })),
    // A trade in the very millisecond in which the lock ends counts.
    onTradeUnlocked: (kind, trigger) =>
      eventOf(
        kind,
        firstTradeReaching(market, symbol, { ...trigger, after: Math.max(after, lockEnd - 1), until }),
      ),
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
  /** The same after the lock against selling. */
  onTradeUnlocked: (kind: UpcomingEvent['kind'], trigger: Trigger) => UpcomingEvent[];
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
  { onTrade, onTradeUnlocked, onStop }: Search,
): UpcomingEvent[] {
  const { status, side, limitPrice, opening, closeLimitPrice, closing, closesAt } = position;
  if (status === 'pendingOrder' && (limitPrice !== null || opening)) {
    return [
      ...(limitPrice !== null ? onTrade('fill', openingTrigger(side, limitPrice)) : []),
      ...(opening ? onStop('stop', opening, stopDirection(marketSideOf(side, 'open')), after) : []),
      endOf(opening, after, 'expire'),
    ];
  }
  if (status !== 'holding' && status !== 'preparingToClose') return [];
  const liquidationPrice = liquidationPriceOf(position);
  const warningPrice = nextWarningPrice(position);
  return [
    ...(liquidationPrice ? onTrade('liquidate', liquidationTrigger(side, liquidationPrice)) : []),
    ...(closeLimitPrice ? onTradeUnlocked('close', closingTrigger(side, closeLimitPrice)) : []),
    ...(closing && status === 'preparingToClose'
      ? onStop('closingStop', closing, stopDirection(marketSideOf(side, 'close')), unlocked)
      : []),
    ...(warningPrice ? onTrade('warn', liquidationTrigger(side, warningPrice)) : []),
    ...(closesAt ? [{ at: closesAt, kind: 'deadline', price: null } as const] : []),
    ...(status === 'preparingToClose' ? [endOf(closing, after, 'closingExpire')] : []),
  ];
}

/** An order without a term is valid for its day: it was placed in a session, so its day has not ended. */
function endOf(conditions: Conditions | null, moment: number, kind: UpcomingEvent['kind']): UpcomingEvent {
  return { at: endOfTerm(conditions?.validUntil ?? exchangeDate(moment)), kind, price: null };
}
