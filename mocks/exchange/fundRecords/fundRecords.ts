import type { RequestOf } from '../../../src/api/contract/call';
import type { fundRecords } from '../../../src/api/contract/fundRecords';
import { type FundRecordType, kindOfFundRecord } from '../../../src/domain/fundRecordTypes';
import { exchangeDate } from '../../../src/domain/tradingSession';
import type { Exchange } from '../exchange';
import type { Reason } from '../ledger';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import { type BalanceChange, changesOf } from './changes';

const pageSize = 20;

/** The type of a fund record is what the ledger gives as its reason: each has a name of its own. */
export const typeOf = (reason: Reason): FundRecordType => reason;

/** One page of a member's fund records, the latest first; of one kind or month, where that is asked for. */
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
    // What is older can't be of the month any more.
    if (month != null && changeMonth < month) break;
    if (month != null && changeMonth !== month) continue;
    if (kind != null && kindOfFundRecord[typeOf(reason)] !== kind) continue;
    if (toSkip > 0) toSkip -= 1;
    else if (items.length < pageSize) items.push(change);
    else return { items, hasMore: true };
  }
  return { items, hasMore: false };
}

/** A fund record's id: the place of its entry in the ledger, and its currency. */
export const fundRecordId = ({ index, currency }: BalanceChange): string => `${index}-${currency}`;

/** A fund record of the member's own. */
export function ownFundRecord({ world }: Exchange, { account }: Member, id: string): BalanceChange {
  for (const change of changesOf(world.ledger, account)) {
    if (fundRecordId(change) === id) return change;
  }
  throw new Refusal('parameterError');
}
