import { exchangeDate, exchangeMidnight } from '../../../src/domain/market/tradingSession';
import type { Market } from '../market/market';
import type { Conditions, PositionRecord } from '../world';
import { nextWarningPrice } from './liquidationWarning';
import { placeInQueue } from './queuePlace';
import { firstUpcomingEvent, type UpcomingEvent } from './upcomingEvent';

/** Fields of a position that determine its next events. */
type Basis = Pick<
  PositionRecord,
  | ('symbol' | 'side' | 'status' | 'shares' | 'buyPrice' | 'originalMargin' | 'addedMargin')
  | ('limitPrice' | 'closeLimitPrice' | 'closesAt' | 'opening' | 'closing')
> & { nextWarning: string | undefined; queuedSince: number | undefined };

/** Cached events of a position up to the end of a day. */
interface Lookahead {
  /** Fields of the position at that time. */
  basis: Basis;
  after: number;
  /** End of the known period. The first event, if any, stays valid beyond it. */
  until: number;
  first: UpcomingEvent | undefined;
}

const dayLength = 86_400_000;
const maxLookaheads = 100_000;
const lookaheads = new WeakMap<Market, Map<string, Lookahead>>();

/** The first event of a position after one time and up to another. */
export function nextUpcomingEvent(
  market: Market,
  position: PositionRecord,
  after: number,
  until: number,
): UpcomingEvent | undefined {
  const { first } = lookaheadFor(market, position, after, until);
  return first && first.at <= until ? first : undefined;
}

/** When a position has to be checked again: at its next event, or at the end of the known period. */
export function nextCheckTime(market: Market, position: PositionRecord, after: number, now: number): number {
  const { first, until } = lookaheadFor(market, position, after, now);
  return first ? first.at : until + 1;
}

/** Prices are computed from seed and time, so one lookahead is valid until the position changes or the period ends. */
function lookaheadFor(market: Market, position: PositionRecord, after: number, until: number): Lookahead {
  const cached = lookaheadsOf(market);
  const found = cached.get(position.id);
  if (found && covers(found, after, until) && isSame(found.basis, position)) return found;
  const lookahead = lookAhead(market, position, after, until);
  if (cached.size >= maxLookaheads) cached.clear();
  cached.set(position.id, lookahead);
  return lookahead;
}

function covers(lookahead: Lookahead, after: number, until: number): boolean {
  const { first } = lookahead;
  return lookahead.after <= after && (first ? after < first.at : until <= lookahead.until);
}

/** Ids are unique within one world only, so positions are compared by their fields. */
function isSame(basis: Basis, position: PositionRecord): boolean {
  return (
    basis.symbol === position.symbol &&
    basis.side === position.side &&
    basis.status === position.status &&
    basis.shares === position.shares &&
    basis.buyPrice === position.buyPrice &&
    basis.originalMargin === position.originalMargin &&
    basis.addedMargin === position.addedMargin &&
    basis.limitPrice === position.limitPrice &&
    basis.closeLimitPrice === position.closeLimitPrice &&
    basis.closesAt === position.closesAt &&
    areSame(basis.opening, position.opening) &&
    areSame(basis.closing, position.closing) &&
    basis.nextWarning === nextWarningPrice(position) &&
    basis.queuedSince === queuedSince(position)
  );
}

/** Compares by value: a world that was read from the store has other objects with the same conditions. */
function areSame(one: Conditions | null, other: Conditions | null): boolean {
  if (one === other) return true;
  return (
    one !== null &&
    other !== null &&
    one.stopPrice === other.stopPrice &&
    one.stopLimitPrice === other.stopLimitPrice &&
    one.trailBy === other.trailBy &&
    one.trailFrom?.at === other.trailFrom?.at &&
    one.trailFrom?.price === other.trailFrom?.price &&
    one.triggeredAt === other.triggeredAt &&
    one.validUntil === other.validUntil
  );
}

function lookAhead(market: Market, position: PositionRecord, after: number, until: number): Lookahead {
  const end = exchangeMidnight(exchangeDate(until)) + dayLength - 1;
  return {
    basis: basisOf(position),
    after,
    until: end,
    first: firstUpcomingEvent(market, position, after, end),
  };
}

function basisOf(position: PositionRecord): Basis {
  const { symbol, side, status, shares, buyPrice, originalMargin, addedMargin } = position;
  const { limitPrice, closeLimitPrice, closesAt, opening, closing } = position;
  return {
    symbol,
    side,
    status,
    shares,
    buyPrice,
    originalMargin,
    addedMargin,
    limitPrice,
    closeLimitPrice,
    closesAt,
    opening,
    closing,
    nextWarning: nextWarningPrice(position),
    queuedSince: queuedSince(position),
  };
}

const queuedSince = (position: PositionRecord): number | undefined =>
  placeInQueue(position, position.status === 'pendingOrder' ? 'open' : 'close')?.since;

function lookaheadsOf(market: Market): Map<string, Lookahead> {
  const cached = lookaheads.get(market) ?? new Map<string, Lookahead>();
  lookaheads.set(market, cached);
  return cached;
}
