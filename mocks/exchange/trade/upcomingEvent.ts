import { exchangeDate, exchangeMidnight, sessions } from '../../../src/domain/tradingSession';
import { firstTradeReaching } from '../market/firstTradeReaching';
import type { Market } from '../market/market';
import type { PositionRecord } from '../world';
import { liquidationPriceOf } from './costs';
import { nextWarningPrice } from './liquidationWarning';
import { closingTrigger, liquidationTrigger, openingTrigger, type Trigger } from './trigger';

/** What lies ahead of an order or a position, as long as nobody changes it. */
export interface UpcomingEvent {
  at: number;
  kind: 'fill' | 'expire' | 'close' | 'closingExpire' | 'liquidate' | 'warn' | 'deadline';
  /** Of the trade that brings it about; null where no trade does. */
  price: string | null;
}

const endOfDay = Math.max(...sessions.map(({ closes }) => closes));

/** What befalls a position first after one moment and not after another; undefined when nothing does. */
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

/** All that may befall it; what stands first wins in the same millisecond. */
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

/** Orders are good for the day. One that waits was placed in a session, so its day has yet to end. */
function endOfDayAfter(moment: number, kind: UpcomingEvent['kind']): UpcomingEvent {
  return { at: exchangeMidnight(exchangeDate(moment)) + endOfDay, kind, price: null };
}
