import { exchangeDate, exchangeMidnight } from '../../../src/domain/tradingSession';
import type { Market } from '../market/market';
import type { PositionRecord } from '../world';
import { nextWarningPrice } from './liquidationWarning';
import { firstUpcomingEvent, type UpcomingEvent } from './upcomingEvent';

/** All of a position that its outlook depends on. */
type Basis = Pick<
  PositionRecord,
  | ('symbol' | 'side' | 'status' | 'shares' | 'buyPrice' | 'originalMargin' | 'addedMargin')
  | ('limitPrice' | 'closeLimitPrice' | 'closesAt')
> & { nextWarning: string | undefined };

/** What was found out about a position when somebody looked ahead, to the end of a day. */
interface Lookahead {
  /** The position as it was then. */
  basis: Basis;
  after: number;
  /** Nothing is known of what lies beyond, but for what comes first. */
  until: number;
  first: UpcomingEvent | undefined;
}

const dayLength = 86_400_000;
const maxLookaheads = 100_000;
const known = new WeakMap<Market, Map<string, Lookahead>>();

/** What befalls a position first after one moment and not after another. */
export function nextUpcomingEvent(
  market: Market,
  position: PositionRecord,
  after: number,
  until: number,
): UpcomingEvent | undefined {
  const { first } = lookaheadFor(market, position, after, until);
  return first && first.at <= until ? first : undefined;
}

/** When a position has to be looked at again: something befalls it then, or nobody has looked any further ahead. */
export function nextCheckTime(market: Market, position: PositionRecord, after: number, now: number): number {
  const { first, until } = lookaheadFor(market, position, after, now);
  return first ? first.at : until + 1;
}

/**
 * Prices follow from seed and time, so one look to the end of the day serves until the position changes or that end
 * has come.
 */
function lookaheadFor(market: Market, position: PositionRecord, after: number, until: number): Lookahead {
  const outlooks = lookaheadsOf(market);
  const found = outlooks.get(position.id);
  if (found && covers(found, after, until) && isSame(found.basis, position)) return found;
  const outlook = lookAhead(market, position, after, until);
  if (outlooks.size >= maxLookaheads) outlooks.clear();
  outlooks.set(position.id, outlook);
  return outlook;
}

function covers(looked: Lookahead, after: number, until: number): boolean {
  const { first } = looked;
  return looked.after <= after && (first ? after < first.at : until <= looked.until);
}

/** Ids are unique in one world, not among worlds: that the position is the same must show in what it is. */
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
    basis.nextWarning === nextWarningPrice(position)
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
  const { limitPrice, closeLimitPrice, closesAt } = position;
  return {
    ...{ symbol, side, status, shares, buyPrice, originalMargin, addedMargin },
    ...{ limitPrice, closeLimitPrice, closesAt, nextWarning: nextWarningPrice(position) },
  };
}

function lookaheadsOf(market: Market): Map<string, Lookahead> {
  const outlooks = known.get(market) ?? new Map<string, Lookahead>();
  known.set(market, outlooks);
  return outlooks;
}
