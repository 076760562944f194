import { exchangeDate, exchangeMidnight, sessions } from '../../../src/domain/market/tradingSession';
import { firstTradeReaching } from '../market/firstTradeReaching';
import type { Market } from '../market/market';
import type { PositionRecord } from '../world';
import { liquidationPriceOf } from './costs';
import { nextWarningPrice } from './liquidationWarning';
import { closingTrigger, liquidationTrigger, openingTrigger, type Trigger } from './trigger';

/** The next event of an order or position, provided nothing changes it before. */
export interface UpcomingEvent {
  at: number;
  kind: 'fill' | 'expire' | 'close' | 'closingExpire' | 'liquidate' | 'warn' | 'deadline';
  /** Price of the trade that causes it; null if no trade does. */
  price: string | null;
}

const endOfDay = Math.max(...sessions.map(({ closes }) => closes));

/** The first event of a position after one time and up to another; undefined if there is none. */
export function firstUpcomingEvent(
  market: Market,
  position: PositionRecord,
  after: number,
  until: number,
): UpcomingEvent | undefined {
  const onTrade = (kind: UpcomingEvent['kind'], trigger: Trigger): UpcomingEvent[] => {
    const trade = firstTradeReaching(market, position.symbol, { ...trigger, after, until });
    return trade ? [{ at: trade.moment, kind, price: trade.price }] : [];
  };
  return upcomingEvents(position, after, onTrade)
    .filter(({ at }) => at <= until)
    .reduce<UpcomingEvent | undefined>(
      (first, other) => (first && first.at <= other.at ? first : other),
      undefined,
    );
}

type OnTrade = (kind: UpcomingEvent['kind'], trigger: Trigger) => UpcomingEvent[];

/** All possible events; the first in the list wins within the same millisecond. */
function upcomingEvents(position: PositionRecord, after: number, onTrade: OnTrade): UpcomingEvent[] {
  const { status, side, limitPrice, closeLimitPrice, closesAt } = position;
  if (status === 'pendingOrder' && limitPrice !== null) {
    return [...onTrade('fill', openingTrigger(side, limitPrice)), endOfDayAfter(after, 'expire')];
  }
  if (status !== 'holding' && status !== 'preparingToClose') return [];
  const liquidationPrice = liquidationPriceOf(position);
  const warningPrice = nextWarningPrice(position);
  return [
    ...(liquidationPrice ? onTrade('liquidate', liquidationTrigger(side, liquidationPrice)) : []),
    ...(closeLimitPrice ? onTrade('close', closingTrigger(side, closeLimitPrice)) : []),
    ...(warningPrice ? onTrade('warn', liquidationTrigger(side, warningPrice)) : []),
    ...(closesAt ? [{ at: closesAt, kind: 'deadline', price: null } as const] : []),
    ...(status === 'preparingToClose' ? [endOfDayAfter(after, 'closingExpire')] : []),
  ];
}

/** Orders are valid for the day. A pending one was placed in a session, so its day has not ended. */
function endOfDayAfter(moment: number, kind: UpcomingEvent['kind']): UpcomingEvent {
  return { at: exchangeMidnight(exchangeDate(moment)) + endOfDay, kind, price: null };
}
