import type { HttpHandler } from 'msw';
import {
  valueStockApply,
  valueStockCancel,
  valueStockList,
  valueStockOrder,
  valueStockOrders,
} from '../../src/api/contract/valueStock';
import { once } from '../exchange/members/requests';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import { applicationsOf, ownApplication } from '../exchange/valueStock/applicationsOf';
import { applyForValueStock } from '../exchange/valueStock/apply';
import { cancelApplication } from '../exchange/valueStock/decide';
import type { ValueStockApplication } from '../exchange/valueStock/records';
import { valueStockListView, valueStockOrderView } from '../exchange/valueStock/view';
import { type Context, handle } from './handle';

export const valueStockHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, valueStockList, (_, { exchange, member }) => valueStockListView(exchange, member)),
  handle(store, valueStockOrders, ({ page }, { exchange, member }) => {
    const { items, hasMore } = pageOf(applicationsOf(exchange, member), page);
    return { items: items.map((item) => valueStockOrderView(exchange, item)), hasMore };
  }),
  handle(store, valueStockOrder, ({ id }, { exchange, member }) =>
    valueStockOrderView(exchange, ownApplication(exchange, member, id)),
  ),
  handle(store, valueStockApply, (request, context) =>
    changed(request, context, ({ exchange, member }) => applyForValueStock(exchange, member, request)),
  ),
  handle(store, valueStockCancel, (request, context) =>
    changed(request, context, ({ exchange, member }) => cancelApplication(exchange, member, request.id)),
  ),
];

/** The application that a request has made or changed, which it does once however often it comes. */
function changed(
  { clientRequestId }: { clientRequestId: string },
  context: Context,
  act: (context: Context) => ValueStockApplication,
) {
  const { exchange, member } = context;
  return valueStockOrderView(
    exchange,
    once(exchange, member, clientRequestId, {
      act: () => act(context),
      find: (id) => exchange.world.valueStock.applications[id],
    }),
  );
}
