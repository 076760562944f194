import type { HttpHandler } from 'msw';
import {
  buybackApplicationDetail,
  buybackApplications,
  buybackApply,
  buybackCancel,
  buybackList,
} from '../../src/api/contract/buyback';
import { applicationsOf, ownApplication } from '../exchange/buyback/applicationsOf';
import type { BuybackApplication } from '../exchange/buyback/records';
import { cancelTender, tenderShares } from '../exchange/buyback/tender';
import { buybackApplicationView, buybackListView } from '../exchange/buyback/view';
import { once } from '../exchange/members/requests';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import { type Context, handle } from './handle';

export const buybackHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, buybackList, (_, { exchange, member }) => buybackListView(exchange, member)),
  handle(store, buybackApplications, ({ page }, { exchange, member }) => {
    const { items, hasMore } = pageOf(applicationsOf(exchange, member), page);
    return { items: items.map((item) => buybackApplicationView(exchange, item)), hasMore };
  }),
  handle(store, buybackApplicationDetail, ({ id }, { exchange, member }) =>
    buybackApplicationView(exchange, ownApplication(exchange, member, id)),
  ),
  handle(store, buybackApply, (request, context) =>
    changed(request, context, ({ exchange, member }) => tenderShares(exchange, member, request)),
  ),
  handle(store, buybackCancel, (request, context) =>
    changed(request, context, ({ exchange, member }) => cancelTender(exchange, member, request.id)),
  ),
];

/** The tender that a request has made or changed, which it does once however often it comes. */
function changed(
  { clientRequestId }: { clientRequestId: string },
  context: Context,
  act: (context: Context) => BuybackApplication,
) {
  const { exchange, member } = context;
  return buybackApplicationView(
    exchange,
    once(exchange, member, clientRequestId, {
      act: () => act(context),
      find: (id) => exchange.world.buyback.applications[id],
    }),
  );
}
