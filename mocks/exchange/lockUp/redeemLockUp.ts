import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import { ownLockUp } from './lockUpsOf';
import type { LockUpRecord } from './records';

/** Always refuses: there is no early redemption, and unlocked purchases are paid out automatically. */
export function redeemLockUp(exchange: Exchange, member: Member, id: string): LockUpRecord {
  const record = ownLockUp(exchange, member, id);
  if (record.status === 'inProgress') throw new Refusal('lockedUp');
  return record;
}
