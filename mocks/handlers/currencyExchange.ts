import {
  currencyConvert,
  currencyRate,
  currencyRecords,
  currencyReferences,
  currencyWallets,
} from '../../src/api/contract/currencyExchange';
import { convertOnce } from '../exchange/currencyExchange/convert';
import { currencyRecordsOf } from '../exchange/currencyExchange/recordsOf';
import { referencesView } from '../exchange/currencyExchange/references';
import { rateView, recordView, walletsView } from '../exchange/currencyExchange/view';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import { handle, type ServedCall } from './handle';

export const currencyExchangeHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, currencyWallets, (_, { exchange, member }) => walletsView(exchange, member)),
  handle(store, currencyRate, ({ from, to }, { exchange }) => rateView(exchange, from, to)),
  handle(store, currencyReferences, (_, { exchange }) => referencesView(exchange)),
  handle(store, currencyConvert, (request, { exchange, member }) => {
    const record = convertOnce(exchange, member, request);
    return {
      executed: record !== undefined,
      quote: rateView(exchange, request.from, request.to),
      record: record ? recordView(record) : null,
    };
  }),
  handle(store, currencyRecords, ({ page }, { exchange, member }) => {
    return pageOf(currencyRecordsOf(exchange, member), page, recordView);
  }),
];
