import type { InvestmentStatus } from '../../../src/domain/products/productsVocabulary';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import type { LockUpRecord } from './records';

/** A member's purchases in one state, latest first. */
export function lockUpsOf(
  { world }: Exchange,
  { account }: Member,
  status: InvestmentStatus,
): LockUpRecord[] {
  return Object.values(world.lockUp.records)
    .filter((record) => record.account === account && record.status === status)
    .sort((one, other) => (one.orderNumber < other.orderNumber ? 1 : -1));
}

/** One of the member's own purchases. */
export function ownLockUp({ world }: Exchange, { account }: Member, id: string): LockUpRecord {
  const record = lookup(world.lockUp.records, id);
  if (record?.account !== account) throw new Refusal('parameterError');
  return record;
}
