import type { RequestOf } from '../../../src/api/contract/call';
import type { fundRecords } from '../../../src/api/contract/fundRecords';
import { kindOfFundRecord } from '../../../src/domain/fundRecords/fundRecordTypes';
import { exchangeDate } from '../../../src/domain/market/tradingSession';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import { type BalanceChange, changesOf } from './changes';

const pageSize = 20;

/** One page of a member's fund records, latest first, optionally of one kind or month. */
export function fundRecordPage(
  { world }: Exchange,
  { account }: Member,
  { page, kind, month }: RequestOf<typeof fundRecords>,
): { items: BalanceChange[]; hasMore: boolean } {
  const items: BalanceChange[] = [];
  let toSkip = Math.max(0, page - 1) * pageSize;
  for (const change of changesOf(world.ledger, account)) {
    const { at, reason } = change.entry;
    const changeMonth = exchangeDate(at).slice(0, 7);
    // Older entries cannot belong to the month.
    if (month != null && changeMonth < month) break;
    if (month != null && changeMonth !== month) continue;
    if (kind != null && kindOfFundRecord[reason] !== kind) continue;
    if (toSkip > 0) toSkip -= 1;
    else if (items.length < pageSize) items.push(change);
    else return { items, hasMore: true };
  }
  return { items, hasMore: false };
}

/** A fund record's id: the index of its ledger entry, and its currency. */
export const fundRecordId = ({ index, currency }: BalanceChange): string => `${index}-${currency}`;

/** One of the member's own fund records. */
export function ownFundRecord({ world }: Exchange, { account }: Member, id: string): BalanceChange {
  for (const change of changesOf(world.ledger, account)) {
    if (fundRecordId(change) === id) return change;
  }
  throw new Refusal('parameterError');
}
