import type { InvestmentStatus } from '../../domain/vocabulary';
import { account } from '../contract/account';
import {
  copyTradeProductDetail,
  copyTradeProducts,
  copyTradeRecordDetail,
  copyTradeRecords,
  followCopyTrade,
  stopCopyTrade,
} from '../contract/copyTrading';
import { positionList } from '../contract/trade';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

/** Refetch interval of products, ms: whether and when they accept investments changes. */
const productsEveryMs = 60_000;

/** Refetch interval of an investment, ms: its value follows from a quote. */
const recordEveryMs = 5_000;

const changed = [account, copyTradeProducts, copyTradeRecords, copyTradeRecordDetail, positionList];

/** All mentors' products. */
export const useCopyTradeProducts = () => useCall(copyTradeProducts, {}, { everyMs: productsEveryMs });

/** One product with its history. */
export const useCopyTradeProduct = (id: string) =>
  useCall(copyTradeProductDetail, { id }, { everyMs: productsEveryMs });

/** The member's investments in one state, page after page. */
export const useCopyTradeRecords = (status: InvestmentStatus) =>
  usePages(copyTradeRecords, { status }, ({ id }) => id);

/** One investment with its follow orders, live. */
export const useCopyTradeRecord = (id: string) =>
  useCall(copyTradeRecordDetail, { id }, { everyMs: recordEveryMs });

/** Invests with a mentor. */
export const useFollowCopyTrade = () => useSubmit(followCopyTrade, changed);

/** Ends an investment before its time. */
export const useStopCopyTrade = () => useSubmit(stopCopyTrade, changed);
