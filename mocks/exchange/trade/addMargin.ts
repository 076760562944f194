import { add, isPositive, isWhole } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { Refusal } from '../refusal';
import type { Member, PositionRecord } from '../world';
import { heldPosition, requireAvailable } from './checks';
import { recordEvent } from './recordEvent';

/** Adds margin to a held position: a positive integer of yen (specification 5), at any time. */
export function addMargin(exchange: Exchange, member: Member, id: string, amount: string): PositionRecord {
  if (!isWhole(amount) || !isPositive(amount)) throw new Refusal('parameterError');
  const position = heldPosition(exchange, member, id);
  if (position.lock.kind === 'managed') throw new Refusal('lockedUp');
  requireAvailable(exchange, member, amount);
  position.addedMargin = add(position.addedMargin, amount);
  recordEvent(exchange, position, { kind: 'marginAdded', at: exchange.now, amount });
  const lines = transfer(
    pocketOf(member.account, 'available'),
    pocketOf(member.account, 'positionMargin'),
    amount,
  );
  post(exchange.world.ledger, { at: exchange.now, reason: 'marginAdded', record: id, lines });
  return position;
}
