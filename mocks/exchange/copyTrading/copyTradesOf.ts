import type { InvestmentStatus } from '../../../src/domain/products/productsVocabulary';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import type { CopyTradeRecord } from './records';

/** A member's copy trades in one state, latest first. */
export function copyTradesOf(
  { world }: Exchange,
  { account }: Member,
  status: InvestmentStatus,
): CopyTradeRecord[] {
  return Object.values(world.copyTrading.records)
    .filter((record) => record.account === account && record.status === status)
    .sort((one, other) => (one.orderNumber < other.orderNumber ? 1 : -1));
}

/** One of the member's own copy trades. */
export function ownCopyTrade({ world }: Exchange, { account }: Member, id: string): CopyTradeRecord {
  const record = lookup(world.copyTrading.records, id);
  if (record?.account !== account) throw new Refusal('parameterError');
  return record;
}
