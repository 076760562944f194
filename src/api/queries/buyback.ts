import { account } from '../contract/account';
import {
  buybackApplicationDetail,
  buybackApplications,
  buybackApply,
  buybackCancel,
  buybackList,
} from '../contract/buyback';
import { positionList } from '../contract/trade';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

/** Refetch interval of the offers, ms: each shows the market price beside its own. */
const everyMs = 5_000;

const changed = [account, buybackList, buybackApplications, positionList];

/** The companies that buy shares back, each with the member's positions in its stock. */
export const useBuybacks = () => useCall(buybackList, {}, { everyMs });

/** The member's tenders. */
export const useTenders = () => usePages(buybackApplications, {}, ({ id }) => id);

/** One tender of the member's. */
export const useTenderDetail = (id: string) => useCall(buybackApplicationDetail, { id }, { everyMs });

/** Tenders lots of a position. */
export const useTender = () => useSubmit(buybackApply, changed);

/** Cancels a tender before its result. */
export const useCancelTender = (id: string) => useSubmit(buybackCancel, changed, { of: id });
