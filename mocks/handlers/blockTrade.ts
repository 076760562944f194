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
import { lookup } from '../exchange/lookup';
import { pageOf } from '../exchange/page';
import type { ExchangeStore } from '../exchange/store';
import type { World } from '../exchange/world';
import { handle, type ServedCall } from './handle';
import { handleOnce } from './handleOnce';

const application = {
  find: ({ blockTrade }: World, id: string) => lookup(blockTrade.records, id),
  view: applicationView,
};

export const blockTradeHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, blockTradeRules, (_, { exchange, member }) => rulesView(exchange, member)),
  handle(store, blockTradeList, (_, { exchange, member }) => offerViews(exchange, member)),
  handleOnce(store, blockTradeApply, application, (bid, { exchange, member }) =>
    applyForBlockTrade(exchange, member, bid),
  ),
  handle(store, blockTradeApplications, ({ page, status }, { exchange, member }) => {
    return pageOf(applicationsOf(exchange, member, status), page, (record) =>
      applicationView(exchange, record),
    );
  }),
  handle(store, blockTradeApplicationDetail, ({ id }, { exchange, member }) =>
    applicationView(exchange, ownApplication(exchange, member, id)),
  ),
];
