import {
  buybackApplicationDetail,
  buybackApplications,
  buybackApply,
  buybackCancel,
  buybackList,
} from '../../src/api/contract/buyback';
import { applicationsOf, ownApplication } from '../exchange/buyback/applicationsOf';
import { cancelTender, tenderShares } from '../exchange/buyback/tender';
import { buybackApplicationView, buybackListView } from '../exchange/buyback/view';
import { lookup } from '../exchange/lookup';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import type { World } from '../exchange/world';
import { handle, type ServedCall } from './handle';
import { handleOnce } from './handleOnce';

const tender = {
  find: ({ buyback }: World, id: string) => lookup(buyback.applications, id),
  view: buybackApplicationView,
};

export const buybackHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, buybackList, (_, { exchange, member }) => buybackListView(exchange, member)),
  handle(store, buybackApplications, ({ page }, { exchange, member }) => {
    return pageOf(applicationsOf(exchange, member), page, (item) => buybackApplicationView(exchange, item));
  }),
  handle(store, buybackApplicationDetail, ({ id }, { exchange, member }) =>
    buybackApplicationView(exchange, ownApplication(exchange, member, id)),
  ),
  handleOnce(store, buybackApply, tender, (request, { exchange, member }) =>
    tenderShares(exchange, member, request),
  ),
  handleOnce(store, buybackCancel, tender, (request, { exchange, member }) =>
    cancelTender(exchange, member, request.id),
  ),
];
