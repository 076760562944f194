import type { Exchange } from '../exchange';
import type { Conditions, Exit, Member, PositionRecord } from '../world';
import { pendingPosition } from './checks';
import { closeShares } from './closeShares';
import { recordEvent } from './recordEvent';

/** Places the closing that waits, for some or all shares of a held position. */
export function placeClosing(
  exchange: Exchange,
  position: PositionRecord,
  {
    limitPrice,
    conditions,
    shares,
    atMarket = false,
  }: { limitPrice: string | null; conditions: Conditions; shares: number; atMarket?: boolean },
): void {
  Object.assign(position, {
    status: 'preparingToClose',
    closeLimitPrice: limitPrice,
    closing: conditions,
    closeShares: shares,
  } satisfies Partial<PositionRecord>);
  const price = atMarket ? null : (limitPrice ?? conditions.stopPrice);
  recordEvent(exchange, position, {
    kind: 'closingPlaced',
    at: exchange.now,
    shares,
    ...(price !== null && { price }),
  });
}

/** Places the closing that its order named, as soon as the order is filled. */
export function placeExit(
  exchange: Exchange,
  position: PositionRecord,
  { limitPrice, ...stop }: Exit,
  filled: { at: number; price: string },
): void {
  const trailFrom = stop.trailBy === null ? null : filled;
  const conditions = { ...stop, trailFrom, triggeredAt: null };
  placeClosing({ ...exchange, now: filled.at }, position, {
    limitPrice,
    conditions,
    shares: position.shares,
  });
}

/** Executes a pending closing: its shares are closed, and the rest is held. */
export function executeClosing(exchange: Exchange, position: PositionRecord, price: string): void {
  const { closeLimitPrice, closing, closeShares: shares, history } = position;
  const placed = history.findLast(({ kind }) => kind === 'closingPlaced');
  const closed = closeShares(exchange, position, shares ?? position.shares, price);
  if (closed === position) return;
  Object.assign(closed, { closeLimitPrice, closing } satisfies Partial<PositionRecord>);
  if (placed) closed.history.splice(-1, 0, { ...placed, shares: closed.shares });
  clearPendingClosing(position);
}

/** Expires a pending closing whose day has ended. */
export function expireClosing(exchange: Exchange, position: PositionRecord): void {
  clearPendingClosing(position);
  recordEvent(exchange, position, { kind: 'closingExpired', at: exchange.now });
}

/** Cancels the member's pending closing, at any time; its shares are held as before. */
export function cancelClosing(exchange: Exchange, member: Member, id: string): PositionRecord {
  const position = pendingPosition(exchange, member, id, 'preparingToClose');
  clearPendingClosing(position);
  recordEvent(exchange, position, { kind: 'closingCancelled', at: exchange.now });
  return position;
}

function clearPendingClosing(position: PositionRecord): void {
  Object.assign(position, {
    status: 'holding',
    closeLimitPrice: null,
    closing: null,
    closeShares: null,
  } satisfies Partial<PositionRecord>);
}
