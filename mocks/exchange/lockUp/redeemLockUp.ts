import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import { ownLockUp } from './lockUpsOf';
import type { LockUpRecord } from './records';

/** There is no early exit; and what was unlocked has been paid out by itself. */
export function redeemLockUp(exchange: Exchange, member: Member, id: string): LockUpRecord {
  const record = ownLockUp(exchange, member, id);
  if (record.status === 'inProgress') throw new Refusal('lockedUp');
  return record;
}
