import type { DayTradeStatus } from '../../../src/domain/dayTrading/dayTradingVocabulary';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import type { PositionRecord } from '../world';
import type { Reservation } from './records';

/** Whether a reservation is pending. */
export function isWaiting({ positionId, cancelledAt }: Reservation): boolean {
  return positionId === null && cancelledAt === null;
}

/** The position of an opened reservation; undefined otherwise. */
export function positionOf({ world }: Exchange, { positionId }: Reservation): PositionRecord | undefined {
  return positionId === null ? undefined : lookup(world.positions, positionId);
}

/** Status of a day trade. After the opening it follows the position's status. */
export function statusOf(exchange: Exchange, reservation: Reservation): DayTradeStatus {
  if (isWaiting(reservation)) return 'applied';
  const position = positionOf(exchange, reservation);
  if (!position) return 'cancelled';
  return position.status === 'closed' ? 'closed' : 'trading';
}
