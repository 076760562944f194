import type { Exchange } from '../exchange';
import type { Member, PositionRecord } from '../world';
import { pendingPosition } from './checks';
import { closeShares } from './closeShares';
import { recordEvent } from './recordEvent';

/** The closing that waits has come to its price: its shares are closed, and nothing waits any more. */
export function executeClosing(exchange: Exchange, position: PositionRecord, price: string): void {
  const { closeLimitPrice, closeShares: shares, history } = position;
  const placed = history.findLast(({ kind }) => kind === 'closingPlaced');
  const closed = closeShares(exchange, position, shares ?? position.shares, price);
  if (closed === position) return;
  closed.closeLimitPrice = closeLimitPrice;
  if (placed) closed.history.splice(-1, 0, { ...placed, shares: closed.shares });
  holdAgain(position);
}

/** The day has ended before the closing that waits came to its price. */
export function expireClosing(exchange: Exchange, position: PositionRecord): void {
  holdAgain(position);
  recordEvent(exchange, position, { kind: 'closingExpired', at: exchange.now });
}

/** Cancels the member's closing that waits for its limit, at any hour: its shares are held as before. */
export function cancelClosing(exchange: Exchange, member: Member, id: string): PositionRecord {
  const position = pendingPosition(exchange, member, id, 'preparingToClose');
  holdAgain(position);
  recordEvent(exchange, position, { kind: 'closingCancelled', at: exchange.now });
  return position;
}

function holdAgain(position: PositionRecord): void {
  Object.assign(position, {
    status: 'holding',
    closeLimitPrice: null,
    closeShares: null,
  } satisfies Partial<PositionRecord>);
}
