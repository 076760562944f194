import type { Exchange } from '../exchange';
import type { PositionRecord } from '../world';
import { closeOut } from './closeOut';
import { recordEvent } from './recordEvent';
import { splitOff } from './splitOff';

/**
 * Closes so many shares of a position for its member. Fewer than all become a closed record of their own; the rest is
 * held as before, and what waits to be closed of it goes on waiting.
 *
 * @param buyer `company` when it buys back its own shares
 * @returns the record that is closed now
 */
export function closeShares(
  exchange: Exchange,
  position: PositionRecord,
  shares: number,
  price: string,
  buyer: 'market' | 'company' = 'market',
): PositionRecord {
  const { now } = exchange;
  const close = (closed: PositionRecord) => {
    if (buyer === 'market') closeOut(exchange, closed, price, 'positionClosed', now);
    else closeOut(exchange, closed, price, 'buybackSold', now, 'buyback');
  };
  if (shares === position.shares) {
    close(position);
    return position;
  }
  const part = splitOff(exchange, position, shares);
  close(part);
  position.closeShares = position.closeShares && Math.min(position.closeShares, position.shares);
  recordEvent(exchange, position, { kind: 'partlyClosed', at: now, price, shares, part: part.id });
  return part;
}
