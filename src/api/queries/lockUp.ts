import type { InvestmentStatus } from '../../domain/products/productsVocabulary';
import { account } from '../contract/account';
import {
  buyLockUp,
  lockUpCalendar,
  lockUpProductDetail,
  lockUpProducts,
  lockUpRecordDetail,
  lockUpRecords,
  redeemLockUp,
} from '../contract/lockUp';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

/** Refetch interval of capacity, income and unlocked amounts, ms. */
const everyMs = 30_000;

const changed = [
  account,
  lockUpProducts,
  lockUpProductDetail,
  lockUpRecords,
  lockUpRecordDetail,
  lockUpCalendar,
];

/** All lock-up products, the shortest first. */
export const useLockUpProducts = () => useCall(lockUpProducts, {}, { everyMs });

/** One product with its history. */
export const useLockUpProduct = (id: string) => useCall(lockUpProductDetail, { id }, { everyMs });

/** The member's purchases in one state, page after page. */
export const useLockUpRecords = (status: InvestmentStatus) =>
  usePages(lockUpRecords, { status }, ({ id }) => id);

/** One purchase with its daily income. */
export const useLockUpRecord = (id: string) => useCall(lockUpRecordDetail, { id }, { everyMs });

/** The days on which the member's money is unlocked. */
export const useUnlockCalendar = () => useCall(lockUpCalendar, {}, { everyMs });

/** Buys a lock-up product. */
export const useBuyLockUp = () => useSubmit(buyLockUp, changed);

/** Redeems locked-up money. */
export const useRedeemLockUp = (id: string) => useSubmit(redeemLockUp, changed, { of: id });
