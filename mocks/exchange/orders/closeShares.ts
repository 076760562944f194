import type { Exchange } from '../exchange';
import type { PositionEvent, PositionRecord } from '../world';
import { closeOut } from './closeOut';
import { splitOff } from './splitOff';
import { tell } from './tell';

/**
 * Closes so many shares of a position for its member. Fewer than all become a closed record of their own, and the rest
 * is held as before.
 *
 * @returns the record that is closed now
 */
export function closeShares(
  exchange: Exchange,
  position: PositionRecord,
  shares: number,
  price: string,
): PositionRecord {
  const { now } = exchange;
  if (shares === position.shares) {
    closeOut(exchange, position, price, 'positionClosed', now);
    return position;
  }
  const part = splitOff(exchange, position, shares);
  closeOut(exchange, part, price, 'positionClosed', now);
  holdAgain(exchange, position, { kind: 'partlyClosed', at: now, price, shares, part: part.id });
  return part;
}

/** Nothing waits for a price any more: the position is held. */
export function holdAgain(exchange: Exchange, position: PositionRecord, event: PositionEvent): void {
  Object.assign(position, {
    status: 'holding',
    closeLimitPrice: null,
    closeShares: null,
  } satisfies Partial<PositionRecord>);
  tell(exchange, position, event);
}
