import { fundRecordDetail, fundRecords } from '../../src/api/contract/fundRecords';
import { fundRecordPage, ownFundRecord } from '../exchange/fundRecords/fundRecords';
import { fundRecordView } from '../exchange/fundRecords/fundRecordView';
import type { ExchangeStore } from '../exchange/store';
import { handle, type ServedCall } from './handle';

export const fundRecordsHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, fundRecords, (request, { exchange, member }) => {
    const { items, hasMore } = fundRecordPage(exchange, member, request);
    return { items: items.map((change) => fundRecordView(exchange, change)), hasMore };
  }),
  handle(store, fundRecordDetail, ({ id }, { exchange, member }) =>
    fundRecordView(exchange, ownFundRecord(exchange, member, id)),
  ),
];
