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
import { listedLockUpView, lockUpProductDetailView } from '../exchange/lockUp/productView';
import { lockUpRecordDetailView, lockUpRecordView } from '../exchange/lockUp/recordView';
import { redeemLockUp as redeem } from '../exchange/lockUp/redeemLockUp';
import { unlockCalendar } from '../exchange/lockUp/unlockCalendar';
import { lookup } from '../exchange/lookup';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import type { World } from '../exchange/world';
import { handle, type ServedCall } from './handle';
import { handleOnce } from './handleOnce';

const purchase = {
  find: ({ lockUp }: World, id: string) => lookup(lockUp.records, id),
  view: lockUpRecordView,
};

export const lockUpHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, lockUpProducts, (_, { exchange }) =>
    products.map((product) => listedLockUpView(exchange, product)),
  ),
  handle(store, lockUpProductDetail, ({ id }, { exchange }) =>
    lockUpProductDetailView(exchange, productOf(id)),
  ),
  handle(store, lockUpRecords, ({ status, page }, { exchange, member }) => {
    return pageOf(lockUpsOf(exchange, member, status), page, (record) => lockUpRecordView(exchange, record));
  }),
  handle(store, lockUpRecordDetail, ({ id }, { exchange, member }) =>
    lockUpRecordDetailView(exchange, ownLockUp(exchange, member, id)),
  ),
  handle(store, lockUpCalendar, (_, { exchange, member }) => unlockCalendar(exchange, member)),
  handleOnce(store, buyLockUp, purchase, (request, { exchange, member }) => buy(exchange, member, request)),
  handleOnce(store, redeemLockUp, purchase, (request, { exchange, member }) =>
    redeem(exchange, member, request.id),
  ),
];
