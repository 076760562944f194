import type { RequestOf } from '../../../src/api/contract/call';
import type { fundRecords } from '../../../src/api/contract/fundRecords';
import { kindOfFundRecord } from '../../../src/domain/fundRecords/fundRecordTypes';
import { exchangeDate } from '../../../src/domain/market/tradingSession';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import { type BalanceChange, changesOf } from './changes';

const pageSize = 20;

/** One page of a member's fund records, latest first, optionally of one kind, of one month, or between two days. */
export function fundRecordPage(
  { world }: Exchange,
  { account }: Member,
  { page, kind, month, from, to }: RequestOf<typeof fundRecords>,
): { items: BalanceChange[]; hasMore: boolean } {
  const items: BalanceChange[] = [];
  let toSkip = Math.max(0, page - 1) * pageSize;
  for (const change of changesOf(world.ledger, account)) {
    const { at, reason } = change.entry;
    const day = exchangeDate(at);
    const changeMonth = day.slice(0, 7);
    // Older entries cannot belong to the month or the days.
    if ((month != null && changeMonth < month) || (from != null && day < from)) break;
    if ((month != null && changeMonth !== month) || (to != null && day > to)) continue;
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
