import type { DayTradeStatus } from '../../../src/domain/dayTrading/dayTradingVocabulary';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import type { Reservation } from './records';
import { statusOf } from './statusOf';

/** A member's reservations, latest first. */
export function reservationsOf({ world }: Exchange, { account }: Member): Reservation[] {
  return Object.values(world.dayTrading.reservations)
    .filter((reservation) => reservation.account === account)
    .toReversed();
}

/** A member's reservations with one status, latest first. */
export function reservationsIn(exchange: Exchange, member: Member, status: DayTradeStatus): Reservation[] {
  return reservationsOf(exchange, member).filter((reservation) => statusOf(exchange, reservation) === status);
}

/** One of the member's own reservations. */
export function ownReservation({ world }: Exchange, { account }: Member, id: string): Reservation {
  const reservation = lookup(world.dayTrading.reservations, id);
  if (reservation?.account !== account) throw new Refusal('parameterError');
  return reservation;
}
