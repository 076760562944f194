import { useQueryClient } from '@tanstack/react-query';
import type { InvestmentStatus } from '../../domain/products/productsVocabulary';
import { account } from '../contract/account';
import { isAskedAgain } from '../contract/call';
import {
  copyTradeProductDetail,
  copyTradeProducts,
  copyTradeRecordDetail,
  copyTradeRecords,
  followCopyTrade,
  stopCopyTrade,
} from '../contract/copyTrading';
import { positionList } from '../contract/trade';
import { queryKey, useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

/** Refetch interval of products, ms: whether and when they accept investments changes. */
const productsEveryMs = 60_000;

/** Refetch interval of an investment, ms: its value follows from a quote. */
const recordEveryMs = 5_000;

const changed = [
  account,
  copyTradeProducts,
  copyTradeProductDetail,
  copyTradeRecords,
  copyTradeRecordDetail,
  positionList,
];

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

/**
 * Ends an investment before its time. When the price of its open order has moved too far, nothing is carried out (decision
 * 52): the investment in the answer replaces the cached one, and the form may be sent again.
 */
export function useStopCopyTrade(id: string) {
  const queries = useQueryClient();
  return useSubmit(stopCopyTrade, changed, {
    of: id,
    isAskedAgain,
    keepResult: (answer) => {
      if (isAskedAgain(answer)) queries.setQueryData(queryKey(copyTradeRecordDetail, { id }), answer.record);
    },
  });
}
