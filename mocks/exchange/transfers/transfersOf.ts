import type { TransferStatus } from '../../../src/domain/transfers/transfersVocabulary';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import type { DepositRecord, TransferRecord } from './records';

/** Deposits or withdrawals of a member, latest first, optionally only those of one status. */
export function transfersOf<T extends TransferRecord>(
  transfers: Record<string, T>,
  { account }: Member,
  status?: TransferStatus | null,
): T[] {
  return Object.values(transfers)
    .filter((transfer) => transfer.account === account && (status == null || transfer.status === status))
    .reverse();
}

/** One of the member's own deposits. */
export function ownDeposit({ world }: Exchange, { account }: Member, id: string): DepositRecord {
  const deposit = lookup(world.transfers.deposits, id);
  if (!deposit || deposit.account !== account) throw new Refusal('parameterError');
  return deposit;
}
