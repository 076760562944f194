import * as v from 'valibot';
import { investmentStatuses, riskLevels } from '../../domain/products/productsVocabulary';
import { defineCall, type ResponseOf } from './call';
import { lockUpIncome, lockUpRecord } from './lockUpRecord';
import {
  clientRequestId,
  count,
  decimal,
  listOf,
  localized,
  localizedName,
  moment,
  pageNumber,
  pageOf,
  text,
} from './scalars';

/**
 * A lock-up (quantitative) product (specification 3). Its income is a projection and no promise: the income of a day
 * may be negative, and the payout may be less than the principal. Past income is given beside the projection. Rates are
 * fractions of the principal: `0.0002` is 0.02 %.
 */
export const lockUpProduct = v.object({
  id: text,
  name: localizedName,
  /** Who runs the programme. */
  issuer: localizedName,
  /** The strategy of the programme and its risks, in words. */
  strategy: localized,
  /** How much of the principal is at risk, compared with the other products. None is without risk. */
  riskLevel: v.picklist(riskLevels),
  /** Calendar days for which the money is locked up. */
  lockUpDays: count,
  /** Minimum purchase, in whole yen. */
  minimumPurchase: decimal,
  /** Total capacity of the product, for all buyers, in whole yen. */
  capacity: decimal,
  /** Remaining capacity, in whole yen. */
  remainingCapacity: decimal,
  /** Income of one day, as a rate. */
  dailyIncome: v.object({
    /** Lowest projected rate. */
    projectedLow: decimal,
    /** Highest projected rate. */
    projectedHigh: decimal,
    /** Average of the last 90 days, at most six decimals; may be negative. */
    average: decimal,
    /** The worst of the last 90 days; may be negative. */
    worst: decimal,
  }),
  /** Income of the whole lock-up, as a rate. */
  totalIncome: v.object({
    /** Lowest projected rate. */
    projectedLow: decimal,
    /** Highest projected rate. */
    projectedHigh: decimal,
    /** The worst lock-up that ended within the last 365 days. May be negative. */
    worst: decimal,
  }),
  /** Part of the last 90 days with a negative income, as a fraction: `0.08` is 8 %. */
  losingDays: decimal,
  /** When a purchase made now is unlocked. */
  unlockAt: moment,
});
export type LockUpProduct = v.InferOutput<typeof lockUpProduct>;

/** A product in the list. */
export const listedLockUpProduct = v.object({
  ...lockUpProduct.entries,
  /**
   * Course of the last 90 days, for a small line beside the figures: what 10,000 yen and their daily incomes added up to, not
   * reinvested. It begins with 10,000. Values of up to 46 days, evenly spread, and with them the high and the low of the
   * largest fall. In yen, two decimals at most, oldest first. Absent or null: the list shows no line.
   */
  trail: v.nullish(listOf(decimal)),
});
export type ListedLockUpProduct = v.InferOutput<typeof listedLockUpProduct>;

/** All products, the same for every member, the shortest lock-up first. */
export const lockUpProducts = defineCall({
  path: '/lockUp/Products',
  needsSession: false,
  request: v.object({}),
  response: listOf(listedLockUpProduct),
});

/** One product with its history. Refuses with `productMissing`. */
export const lockUpProductDetail = defineCall({
  path: '/lockUp/Product',
  needsSession: false,
  request: v.object({ id: text }),
  response: v.object({
    ...lockUpProduct.entries,
    /** The last 90 calculated days, oldest first. */
    history: listOf(lockUpIncome),
  }),
});

/**
 * Buys a product. The money is locked up: there is no early exit. A purchase before 18:00 earns from its own day on, a
 * later one from the next; principal and income are paid out automatically at 09:00 after the last day.
 *
 * Refuses with `tradingBanned`, `productMissing`, `parameterError` (not whole yen), `minimumBuyAmount` with the minimum
 * in yen, `aboveMaximum` with the remaining capacity in yen, `insufficientBalance`.
 */
export const buyLockUp = defineCall({
  path: '/lockUp/Buy',
  request: v.object({
    clientRequestId,
    productId: text,
    /** In whole yen. */
    amount: decimal,
  }),
  response: lockUpRecord,
  movesMoney: true,
});

/** The member's purchases in one state, newest first. */
export const lockUpRecords = defineCall({
  path: '/lockUp/Records',
  request: v.object({ status: v.picklist(investmentStatuses), page: pageNumber }),
  response: pageOf(lockUpRecord),
});

/** One purchase of the member with its income. Refuses with `parameterError`: not the member's. */
export const lockUpRecordDetail = defineCall({
  path: '/lockUp/Record',
  request: v.object({ id: text }),
  response: v.object({
    ...lockUpRecord.entries,
    /** Oldest first. */
    incomes: listOf(
      v.object({
        ...lockUpIncome.entries,
        /** In yen, two decimals at most; negative for a loss. */
        income: decimal,
      }),
    ),
  }),
});

/** When the member's money is unlocked: all days on which current purchases end, the next one first. */
export const lockUpCalendar = defineCall({
  path: '/lockUp/Calendar',
  request: v.object({}),
  response: listOf(
    v.object({
      /** When they are paid out. */
      unlockAt: moment,
      /** Number of purchases. */
      records: count,
      /** The principal of all of them, in whole yen. */
      principal: decimal,
      /** Their income so far, in yen; negative for a loss. */
      incomeSoFar: decimal,
    }),
  ),
});
export type LockUpCalendar = ResponseOf<typeof lockUpCalendar>;

/**
 * Redeems a purchase. Before the unlocking it is refused with `lockedUp`. Afterwards it has been paid out
 * automatically, and the answer is its final record. Refuses with `parameterError`: not the member's.
 */
export const redeemLockUp = defineCall({
  path: '/lockUp/Redeem',
  request: v.object({ clientRequestId, id: text }),
  response: lockUpRecord,
  movesMoney: true,
});
