import type { FundRecord } from '../../api/contract/fundRecords';
import type { FundRecordKind } from '../../domain/fundRecords/fundRecordsVocabulary';
import {
  blockTradeRecordsHref,
  depositRecordsHref,
  exchangeHref,
  ipoRecordsHref,
  loanHref,
  myFundsHref,
  positionHref,
  tendersHref,
  valueStockOrdersHref,
  withdrawRecordsHref,
} from '../hrefs';

/** Address by kind of record. Kinds without a screen of their own are absent. */
const places: Partial<Record<FundRecordKind, (id: string) => string>> = {
  deposit: depositRecordsHref,
  withdrawal: withdrawRecordsHref,
  order: positionHref,
  ipo: () => ipoRecordsHref,
  blockTrade: () => blockTradeRecordsHref,
  copyTrading: (id) => myFundsHref('copyTrading', id),
  lockUp: (id) => myFundsHref('lockUp', id),
  valueStock: () => valueStockOrdersHref,
  buyback: () => tendersHref,
  currencyExchange: () => exchangeHref('records'),
  loan: loanHref,
};

/** Address of the order, transfer or product of a fund record; undefined if it has none. */
export function fundRecordHref({ kind, recordId }: FundRecord): string | undefined {
  return recordId == null ? undefined : places[kind]?.(recordId);
}
