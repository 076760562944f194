import type { Exchange } from '../exchange';
import type { Member, PositionRecord } from '../world';
import { pendingPosition } from './checks';
import { closeShares } from './closeShares';
import { recordEvent } from './recordEvent';

/** Executes a pending closing: its shares are closed, and the rest is held. */
export function executeClosing(exchange: Exchange, position: PositionRecord, price: string): void {
  const { closeLimitPrice, closeShares: shares, history } = position;
  const placed = history.findLast(({ kind }) => kind === 'closingPlaced');
  const closed = closeShares(exchange, position, shares ?? position.shares, price);
  if (closed === position) return;
  closed.closeLimitPrice = closeLimitPrice;
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
    closeShares: null,
  } satisfies Partial<PositionRecord>);
}
