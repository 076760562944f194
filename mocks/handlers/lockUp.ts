import type { HttpHandler } from 'msw';
import {
  buyLockUp,
  lockUpCalendar,
  lockUpProductDetail,
  lockUpProducts,
  lockUpRecordDetail,
  lockUpRecords,
  redeemLockUp,
} from '../../src/api/contract/lockUp';
import { buyLockUp as buy } from '../exchange/lockUp/buyLockUp';
import { lockUpsOf, ownLockUp } from '../exchange/lockUp/lockUpsOf';
import { productOf, products } from '../exchange/lockUp/products';
import { lockUpProductDetailView, lockUpProductView } from '../exchange/lockUp/productView';
import type { LockUpRecord } from '../exchange/lockUp/records';
import { lockUpRecordDetailView, lockUpRecordView } from '../exchange/lockUp/recordView';
import { redeemLockUp as redeem } from '../exchange/lockUp/redeemLockUp';
import { unlockCalendar } from '../exchange/lockUp/unlockCalendar';
import { once } from '../exchange/members/requests';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import { type Context, handle } from './handle';

export const lockUpHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, lockUpProducts, (_, { exchange }) =>
    products.map((product) => lockUpProductView(exchange, product)),
  ),
  handle(store, lockUpProductDetail, ({ id }, { exchange }) =>
    lockUpProductDetailView(exchange, productOf(id)),
  ),
  handle(store, lockUpRecords, ({ status, page }, { exchange, member }) => {
    const { items, hasMore } = pageOf(lockUpsOf(exchange, member, status), page);
    return { items: items.map((record) => lockUpRecordView(exchange, record)), hasMore };
  }),
  handle(store, lockUpRecordDetail, ({ id }, { exchange, member }) =>
    lockUpRecordDetailView(exchange, ownLockUp(exchange, member, id)),
  ),
  handle(store, lockUpCalendar, (_, { exchange, member }) => unlockCalendar(exchange, member)),
  handle(store, buyLockUp, (request, context) =>
    changed(request, context, ({ exchange, member }) => buy(exchange, member, request)),
  ),
  handle(store, redeemLockUp, (request, context) =>
    changed(request, context, ({ exchange, member }) => redeem(exchange, member, request.id)),
  ),
];

/** The purchase that a request has made or asked for, which it does once however often it comes. */
function changed(
  { clientRequestId }: { clientRequestId: string },
  context: Context,
  act: (context: Context) => LockUpRecord,
) {
  const { exchange, member } = context;
  const record = once(exchange, member, clientRequestId, {
    act: () => act(context),
    find: (id) => exchange.world.lockUp.records[id],
  });
  return lockUpRecordView(exchange, record);
}
