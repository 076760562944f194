import { exchangeDate, exchangeMidnight, sessions } from '../../../src/domain/tradingSession';
import { firstTradeReaching } from '../market/firstTradeReaching';
import type { Market } from '../market/market';
import type { PositionRecord } from '../world';
import { liquidationPriceOf } from './costs';
import { nextWarningPrice } from './liquidationWarning';
import { closingTrigger, liquidationTrigger, openingTrigger, type Trigger } from './trigger';

/** What lies ahead of an order or a position, as long as nobody changes it. */
export interface Prospect {
  at: number;
  kind: 'fill' | 'expire' | 'close' | 'closingExpire' | 'liquidate' | 'warn' | 'deadline';
  /** Of the trade that brings it about; null where no trade does. */
  price: string | null;
}

const endOfDay = Math.max(...sessions.map(({ closes }) => closes));

/** What befalls a position first after one moment and not after another; undefined when nothing does. */
export function firstProspect(
  market: Market,
  position: PositionRecord,
  after: number,
  until: number,
): Prospect | undefined {
  const onTrade = (kind: Prospect['kind'], trigger: Trigger): Prospect[] => {
    const trade = firstTradeReaching(market, position.symbol, { ...trigger, after, until });
    return trade ? [{ at: trade.moment, kind, price: trade.price }] : [];
  };
  return prospects(position, after, onTrade)
    .filter(({ at }) => at <= until)
    .reduce<Prospect | undefined>(
      (first, other) => (first && first.at <= other.at ? first : other),
      undefined,
    );
}

type OnTrade = (kind: Prospect['kind'], trigger: Trigger) => Prospect[];

/** All that may befall it; what stands first wins in the same millisecond. */
function prospects(position: PositionRecord, after: number, onTrade: OnTrade): Prospect[] {
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
function endOfDayAfter(moment: number, kind: Prospect['kind']): Prospect {
  return { at: exchangeMidnight(exchangeDate(moment)) + endOfDay, kind, price: null };
}
