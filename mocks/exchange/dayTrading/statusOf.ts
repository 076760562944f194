import type { DayTradeStatus } from '../../../src/domain/vocabulary';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import type { PositionRecord } from '../world';
import type { Reservation } from './records';

/** Whether a reservation waits to be opened. */
export function isWaiting({ positionId, cancelledAt }: Reservation): boolean {
  return positionId === null && cancelledAt === null;
}

/** What a reservation was opened as; undefined when it was not. */
export function positionOf({ world }: Exchange, { positionId }: Reservation): PositionRecord | undefined {
  return positionId === null ? undefined : lookup(world.positions, positionId);
}

/** Where a day trade stands: after its opening, where its position stands. */
export function statusOf(exchange: Exchange, reservation: Reservation): DayTradeStatus {
  if (isWaiting(reservation)) return 'applied';
  const position = positionOf(exchange, reservation);
  if (!position) return 'cancelled';
  return position.status === 'closed' ? 'closed' : 'trading';
}
