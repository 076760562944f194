import type { Exchange } from '../exchange';
import type { PositionRecord } from '../world';
import { closeOut } from './closeOut';
import { recordEvent } from './recordEvent';
import { splitOff } from './splitOff';

/**
 * Closes shares of a position for its member. A part becomes a closed record of its own. The rest stays held, and its
 * pending closing stays pending.
 *
 * @param buyer `company` when it buys back its own shares
 * @returns the closed record
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
