import type { HttpHandler } from 'msw';
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
import { copyTradeProductDetailView, copyTradeProductView } from '../exchange/copyTrading/productView';
import type { CopyTradeRecord } from '../exchange/copyTrading/records';
import { copyTradeRecordDetailView, copyTradeRecordView } from '../exchange/copyTrading/recordView';
import { stopCopyTrade as stop } from '../exchange/copyTrading/stopCopyTrade';
import { once } from '../exchange/members/requests';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import { type Context, handle } from './handle';

export const copyTradingHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, copyTradeProducts, (_, { exchange }) =>
    products.map((product) => copyTradeProductView(exchange, product)),
  ),
  handle(store, copyTradeProductDetail, ({ id }, { exchange }) =>
    copyTradeProductDetailView(exchange, productOf(id)),
  ),
  handle(store, copyTradeRecords, ({ status, page }, { exchange, member }) => {
    const { items, hasMore } = pageOf(copyTradesOf(exchange, member, status), page);
    return { items: items.map((record) => copyTradeRecordView(exchange, record)), hasMore };
  }),
  handle(store, copyTradeRecordDetail, ({ id }, { exchange, member }) =>
    copyTradeRecordDetailView(exchange, ownCopyTrade(exchange, member, id)),
  ),
  handle(store, followCopyTrade, (request, context) =>
    changed(request, context, ({ exchange, member }) => follow(exchange, member, request)),
  ),
  handle(store, stopCopyTrade, (request, context) =>
    changed(request, context, ({ exchange, member }) => stop(exchange, member, request.id)),
  ),
];

/** The copy trade that a request has made or ended, which it does once however often it comes. */
function changed(
  { clientRequestId }: { clientRequestId: string },
  context: Context,
  act: (context: Context) => CopyTradeRecord,
) {
  const { exchange, member } = context;
  const record = once(exchange, member, clientRequestId, {
    act: () => act(context),
    find: (id) => exchange.world.copyTrading.records[id],
  });
  return copyTradeRecordView(exchange, record);
}
