import {
  valueStockApply,
  valueStockCancel,
  valueStockList,
  valueStockOrder,
  valueStockOrders,
} from '../../src/api/contract/valueStock';
import { lookup } from '../exchange/lookup';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import { applicationsOf, ownApplication } from '../exchange/valueStock/applicationsOf';
import { applyForValueStock } from '../exchange/valueStock/apply';
import { cancelApplication } from '../exchange/valueStock/decide';
import { valueStockListView, valueStockOrderView } from '../exchange/valueStock/view';
import type { World } from '../exchange/world';
import { handle, type ServedCall } from './handle';
import { handleOnce } from './handleOnce';

const application = {
  find: ({ valueStock }: World, id: string) => lookup(valueStock.applications, id),
  view: valueStockOrderView,
};

export const valueStockHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, valueStockList, (_, { exchange, member }) => valueStockListView(exchange, member)),
  handle(store, valueStockOrders, ({ page }, { exchange, member }) => {
    return pageOf(applicationsOf(exchange, member), page, (item) => valueStockOrderView(exchange, item));
  }),
  handle(store, valueStockOrder, ({ id }, { exchange, member }) =>
    valueStockOrderView(exchange, ownApplication(exchange, member, id)),
  ),
  handleOnce(store, valueStockApply, application, (request, { exchange, member }) =>
    applyForValueStock(exchange, member, request),
  ),
  handleOnce(store, valueStockCancel, application, (request, { exchange, member }) =>
    cancelApplication(exchange, member, request.id),
  ),
];
