import type { ReservationCanceller } from '../../../src/domain/trade/tradeVocabulary';
import type { Exchange } from '../exchange';
import { type PostingReason, pocketOf, post, transfer } from '../ledger';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import type { Reservation } from './records';
import { ownReservation } from './reservationsOf';
import { isWaiting } from './statusOf';

/** Cancels one of the member's reservations that has not been opened, at any time. */
export function cancelDayTrade(exchange: Exchange, member: Member, id: string): Reservation {
  const reservation = ownReservation(exchange, member, id);
  if (!isWaiting(reservation)) throw new Refusal('orderNotPending');
  cancelReservation(exchange, reservation, 'member');
  return reservation;
}

/** Cancels a pending reservation and releases its frozen amount. */
export function cancelReservation(
  exchange: Exchange,
  reservation: Reservation,
  by: ReservationCanceller,
): void {
  Object.assign(reservation, {
    cancelledAt: exchange.now,
    cancelledBy: by,
  } satisfies Partial<Reservation>);
  releaseReserved(exchange, reservation, by === 'member' ? 'orderCancelled' : 'orderExpired');
}

/** Releases the frozen amount of a reservation. */
export function releaseReserved(
  { world, now }: Exchange,
  reservation: Reservation,
  reason: Extract<PostingReason, 'dayTradeReleased' | 'orderCancelled' | 'orderExpired'>,
): void {
  const { account, id, reserved } = reservation;
  reservation.reserved = '0';
  const lines = transfer(pocketOf(account, 'frozen'), pocketOf(account, 'available'), reserved);
  post(world.ledger, { at: now, reason, record: id, lines });
}
