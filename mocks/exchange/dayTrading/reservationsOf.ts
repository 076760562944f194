import type { DayTradeStatus } from '../../../src/domain/vocabulary';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import type { Reservation } from './records';
import { statusOf } from './statusOf';

/** A member's reservations, the latest first. */
export function reservationsOf({ world }: Exchange, { account }: Member): Reservation[] {
  return Object.values(world.dayTrading.reservations)
    .filter((reservation) => reservation.account === account)
    .toReversed();
}

/** Those of one status. */
export function reservationsIn(exchange: Exchange, member: Member, status: DayTradeStatus): Reservation[] {
  return reservationsOf(exchange, member).filter((reservation) => statusOf(exchange, reservation) === status);
}

/** A reservation of the member's own. */
export function ownReservation({ world }: Exchange, { account }: Member, id: string): Reservation {
  const reservation = lookup(world.dayTrading.reservations, id);
  if (reservation?.account !== account) throw new Refusal('parameterError');
  return reservation;
}
