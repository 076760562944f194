import type { HttpHandler } from 'msw';
import {
  blockTradeApplicationDetail,
  blockTradeApplications,
  blockTradeApply,
  blockTradeList,
  blockTradeRules,
} from '../../src/api/contract/blockTrade';
import { applicationsOf, ownApplication } from '../exchange/blockTrade/applicationsOf';
import { applyForBlockTrade } from '../exchange/blockTrade/apply';
import { applicationView, offerViews, rulesView } from '../exchange/blockTrade/views';
import { once } from '../exchange/members/requests';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import { handle } from './handle';

export const blockTradeHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, blockTradeRules, (_, { exchange, member }) => rulesView(exchange, member)),
  handle(store, blockTradeList, (_, { exchange, member }) => offerViews(exchange, member)),
  handle(store, blockTradeApply, (bid, { exchange, member }) => {
    const record = once(exchange, member, bid.clientRequestId, {
      act: () => applyForBlockTrade(exchange, member, bid),
      find: (id) => exchange.world.blockTrade.records[id],
    });
    return applicationView(exchange, record);
  }),
  handle(store, blockTradeApplications, ({ page, status }, { exchange, member }) => {
    const { items, hasMore } = pageOf(applicationsOf(exchange, member, status), page);
    return { items: items.map((record) => applicationView(exchange, record)), hasMore };
  }),
  handle(store, blockTradeApplicationDetail, ({ id }, { exchange, member }) =>
    applicationView(exchange, ownApplication(exchange, member, id)),
  ),
];
