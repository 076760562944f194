import type { RawResponseOf } from '../../../src/api/contract/call';
import type { fundRecordDetail } from '../../../src/api/contract/fundRecords';
import { kindOfFundRecord } from '../../../src/domain/fundRecords/fundRecordTypes';
import { summaryOfRecord } from '../areas';
import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import type { BalanceChange } from './changes';
import { fundRecordId } from './fundRecords';
import { remarkOf } from './remarks';

/** A balance change as sent to its member, with details of the record that moved the money. */
export function fundRecordView(
  exchange: Exchange,
  change: BalanceChange,
): RawResponseOf<typeof fundRecordDetail> {
  const { entry, currency, amount, balanceAfter, status } = change;
  const type = entry.reason;
  return {
    id: fundRecordId(change),
    kind: kindOfFundRecord[type],
    type,
    at: timestamp(entry.at),
    currency,
    amount,
    balanceAfter,
    status,
    recordId: entry.record,
    ...(entry.record === null ? undefined : summaryOfRecord(exchange, entry.record)),
    remark: remarkOf(exchange, entry),
  };
}
