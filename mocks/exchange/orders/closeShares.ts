import type { Exchange } from '../exchange';
import type { PositionRecord } from '../world';
import { closeOut } from './closeOut';
import { splitOff } from './splitOff';

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
  position.history.push({ kind: 'partlyClosed', at: now, price, shares, part: part.id });
  holdAgain(position);
  return part;
}

/** Nothing waits for a price any more: the position is held. */
export function holdAgain(position: PositionRecord): void {
  Object.assign(position, {
    status: 'holding',
    closeLimitPrice: null,
    closeShares: null,
  } satisfies Partial<PositionRecord>);
}
