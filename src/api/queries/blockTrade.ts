import { account } from '../contract/account';
import {
  blockTradeApplicationDetail,
  blockTradeApplications,
  blockTradeApply,
  blockTradeList,
  blockTradeRules,
} from '../contract/blockTrade';
import type { RequestOf } from '../contract/call';
import { positionList } from '../contract/trade';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

/** Refetch interval of the offers, ms: each shows the market price beside its own. */
const everyMs = 5_000;

/** The offers of today, each beside the market's price. */
export const useBlockTradeOffers = () => useCall(blockTradeList, {}, { everyMs });

/** The rules of every bid, and how much the member may still bid for today. */
export const useBlockTradeRules = () => useCall(blockTradeRules, {}, { everyMs: 30_000 });

/** The member's bids of one status, or all of them. */
export const useBlockTradeApplications = (status: RequestOf<typeof blockTradeApplications>['status']) =>
  usePages(blockTradeApplications, { status }, ({ id }) => id);

/** One bid of the member's. */
export const useBlockTradeApplication = (id: string) =>
  useCall(blockTradeApplicationDetail, { id }, { everyMs });

/** Submits a bid for a part of a block. */
export const useBidForBlock = () =>
  useSubmit(blockTradeApply, [
    account,
    blockTradeList,
    blockTradeRules,
    blockTradeApplications,
    positionList,
  ]);
