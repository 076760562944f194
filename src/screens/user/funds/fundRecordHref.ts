import type { FundRecord } from '../../../api/contract/fundRecords';
import type { FundRecordKind } from '../../../domain/vocabulary';
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
} from '../../hrefs';

/** Where what a fund record was for is; undefined where it has no place of its own. */
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

/** The way from a fund record to the order, transfer or product that moved the money. */
export function fundRecordHref({ kind, recordId }: FundRecord): string | undefined {
  return recordId == null ? undefined : places[kind]?.(recordId);
}
