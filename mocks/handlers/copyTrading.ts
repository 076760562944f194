import {
  copyTradeProductDetail,
  copyTradeProducts,
  copyTradeRecordDetail,
  copyTradeRecords,
  followCopyTrade,
  stopCopyTrade,
} from '../../src/api/contract/copyTrading';
import { copyTradesOf, ownCopyTrade } from '../exchange/copyTrading/copyTradesOf';
import { followCopyTrade as follow } from '../exchange/copyTrading/followCopyTrade';
import { productOf, products } from '../exchange/copyTrading/products';
import { copyTradeProductDetailView, listedCopyTradeView } from '../exchange/copyTrading/productView';
import { copyTradeRecordDetailView, copyTradeRecordView } from '../exchange/copyTrading/recordView';
import { stopCopyTrade as stop } from '../exchange/copyTrading/stopCopyTrade';
import { lookup } from '../exchange/lookup';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import type { World } from '../exchange/world';
import { handle, type ServedCall } from './handle';
import { handleOnce } from './handleOnce';

const copyTrade = {
  find: ({ copyTrading }: World, id: string) => lookup(copyTrading.records, id),
  view: copyTradeRecordView,
};

export const copyTradingHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, copyTradeProducts, (_, { exchange }) =>
    products.map((product) => listedCopyTradeView(exchange, product)),
  ),
  handle(store, copyTradeProductDetail, ({ id }, { exchange }) =>
    copyTradeProductDetailView(exchange, productOf(id)),
  ),
  handle(store, copyTradeRecords, ({ status, page }, { exchange, member }) => {
    return pageOf(copyTradesOf(exchange, member, status), page, (record) =>
      copyTradeRecordView(exchange, record),
    );
  }),
  handle(store, copyTradeRecordDetail, ({ id }, { exchange, member }) =>
    copyTradeRecordDetailView(exchange, ownCopyTrade(exchange, member, id)),
  ),
  handleOnce(store, followCopyTrade, copyTrade, (request, { exchange, member }) =>
    follow(exchange, member, request),
  ),
  handleOnce(
    store,
    stopCopyTrade,
    copyTrade,
    ({ id, ...seen }, { exchange, member }) => stop(exchange, member, id, seen),
    ({ id }, { exchange, member }) => ({
      executed: false as const,
      record: copyTradeRecordDetailView(exchange, ownCopyTrade(exchange, member, id)),
    }),
  ),
];
