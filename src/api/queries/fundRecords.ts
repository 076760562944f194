import type { RequestOf } from '../contract/call';
import { fundRecordDetail, fundRecords } from '../contract/fundRecords';
import { useAllPages } from './useAllPages';
import { useCall } from './useCall';
import { usePages } from './usePages';

type Filter = Pick<RequestOf<typeof fundRecords>, 'kind' | 'month' | 'from' | 'to'>;

/** The member's fund records of one kind and period, or all of them. */
export const useFundRecords = (filter: Filter) => usePages(fundRecords, filter, ({ id }) => id);

/** Reads all of them, however few are shown. */
export const useAllFundRecords = (filter: Filter) => useAllPages(fundRecords, filter, ({ id }) => id);

/** One fund record with all its fields. */
export const useFundRecord = (id: string) => useCall(fundRecordDetail, { id });
