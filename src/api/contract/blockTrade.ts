import * as v from 'valibot';
import { blockTradeRejections } from '../../domain/blockTrade/blockTradeVocabulary';
import { applicationStatuses } from '../../domain/products/productsVocabulary';
import { defineCall } from './call';
import {
  clientRequestId,
  code,
  count,
  decimal,
  listOf,
  localizedName,
  moment,
  pageNumber,
  pageOf,
  text,
  timeOfDay,
} from './scalars';
import { lotSize } from './specifiedLimits';

/** Rule that locks the resulting position against selling at first. */
const blockTradeLock = v.object({
  /**
   * `nextTradingDay`: not on the day of the purchase, and not on the trading day after it (T+1). `days`: calendar
   * days.
   */
  kind: v.picklist(['nextTradingDay', 'days']),
  /** How many calendar days; for `days` only. */
  days: v.nullish(count),
});

/**
 * A block of shares that its owner sells today by agreement (specification 3, 5 and 9). Prices in yen, on their tick.
 */
export const blockTradeOffer = v.object({
  id: text,
  symbol: text,
  /** Stock code shown to members. */
  code,
  name: localizedName,
  /** The market price at the time of the answer. */
  marketPrice: decimal,
  /** The previous close, on which the offer is based. */
  referencePrice: decimal,
  /** The minimum bid. The seller's price may be higher, and is not disclosed. */
  minimumBid: decimal,
  /** Market price less minimum bid, in yen; negative when the bid is higher. */
  discount: decimal,
  /** The same in percent of the market price, two decimals at most. */
  discountPercent: decimal,
  /** The maximum bid: today's upper price limit. */
  limitUp: decimal,
  /** Shares in the block. */
  offeredShares: count,
  /** Minimum of one application, in shares; a multiple of the lot size. */
  minShares: count,
  /** Maximum of one application, in shares; a multiple of the lot size. */
  maxShares: count,
  /** The sell lock of a position from this offer. */
  lock: blockTradeLock,
  /** How many more applications the member may make for this stock today. */
  applicationsLeft: count,
});
export type BlockTradeOffer = v.InferOutput<typeof blockTradeOffer>;

/** A member's application for a block of shares (specification 3 and 4). */
export const blockTradeApplication = v.object({
  id: text,
  orderNumber: text,
  /** Id of the offer, which may have ended. */
  offerId: text,
  symbol: text,
  /** Stock code shown to members. */
  code,
  name: localizedName,
  /** The price that was bid, in yen. */
  price: decimal,
  /** Requested lots. */
  requestedLots: count,
  /** Requested shares. */
  requestedShares: count,
  /** Price × shares, in yen. */
  turnover: decimal,
  /** In yen, two decimals at most. Charged only when the application passes. */
  purchaseFee: decimal,
  /** Turnover and fee, in yen: frozen while the application is under review, released if it is rejected. */
  total: decimal,
  /** The market price at the time of the application, in yen. */
  marketPrice: decimal,
  /** That price less the bid, in yen; negative when the bid was higher. */
  discount: decimal,
  /** The same in percent of that price, two decimals at most. */
  discountPercent: decimal,
  status: v.picklist(applicationStatuses),
  /** When the member applied. */
  appliedAt: moment,
  /** When the review is due at the latest; absent once it is decided. */
  reviewDueAt: v.nullish(moment),
  /** When it was passed or rejected; absent before. */
  decidedAt: v.nullish(moment),
  /** Why it was rejected; absent otherwise. */
  rejection: v.nullish(v.picklist(blockTradeRejections)),
  /** The sell lock of the position, once the application passes. */
  lock: blockTradeLock,
  /**
   * Number of the exchange's seat account through which it was executed, such as `0123` (specification 6); absent
   * unless it passed.
   */
  seatAccount: v.nullish(text),
  /** Id of the resulting position, in the group "auction"; absent unless it passed. */
  positionId: v.nullish(text),
});
export type BlockTradeApplication = v.InferOutput<typeof blockTradeApplication>;

/**
 * The rules of block trades, whether applications are accepted now, and how much the member may still apply for today.
 */
export const blockTradeRules = defineCall({
  path: '/blockTrade/Rules',
  request: v.object({}),
  response: v.object({
    /** Shares in a lot (specification 9). */
    lotSize,
    /** Fee of a purchase, as a fraction of the turnover: `0.001` is 0.1 %. */
    purchaseFeeRate: decimal,
    /** Applications that a member may make in a day. */
    dailyCount: count,
    /** Applications that a member may make in a day for one stock. */
    stockCount: count,
    /** Shares that a member may apply for in a day, rejected applications not counted. */
    dailyShares: count,
    /** Applications are reviewed within this many minutes. */
    reviewMinutes: count,
    /** Applications are accepted from this time of a trading day on, `HH:MM` in exchange time. */
    opens: timeOfDay,
    /**
     * Applications are accepted up to, not including, this time, `HH:MM` in exchange time, except between the
     * sessions.
     */
    closes: timeOfDay,
    /** Whether applications are accepted now. */
    open: v.boolean(),
    /** When this changes next. */
    changesAt: moment,
    /** How many more applications the member may make today. */
    applicationsLeft: count,
    /** How many more shares the member may apply for today. */
    sharesLeft: count,
  }),
});

/**
 * The offers of today, or of the last trading day when there are none, sorted by code. They change every trading day.
 */
export const blockTradeList = defineCall({
  path: '/blockTrade/List',
  request: v.object({}),
  response: listOf(blockTradeOffer),
});

/**
 * Submits a bid for a part of a block: turnover and purchase fee are frozen until the review. The bid passes when it
 * reaches the seller's price, and becomes a position at the bid price. Refuses with `tradingBanned`, `blockTradeClosed`
 * (outside its hours), `productMissing` (no offer of today), `parameterError` (not whole lots, or more than the offer's
 * maximum), `blockTradeMinimum` (with the offer's minimum in shares), `blockTradeBelowMinimum` (with the minimum bid in
 * yen), `exceedsPriceLimit` (above the day's limit, or off the tick), `perShareApplicationCount` and
 * `dailyPurchaseCount` (with the count), `blockTradeDailyLimit` (with the limit in shares), `insufficientBalance`; and,
 * like every call that moves money, with `accountFrozen`, `systemBusy` and `submittedTooFrequently`.
 */
export const blockTradeApply = defineCall({
  path: '/blockTrade/Apply',
  request: v.object({
    clientRequestId,
    /** Of the offer. */
    offerId: v.string(),
    /** In yen, on its tick, from the minimum bid to the day's upper limit. */
    price: decimal,
    /** A whole number; as shares, from the offer's minimum to its maximum. */
    lots: decimal,
  }),
  response: blockTradeApplication,
  movesMoney: true,
});

/** The member's applications, the latest first. */
export const blockTradeApplications = defineCall({
  path: '/blockTrade/Applications',
  request: v.object({
    page: pageNumber,
    /** Only those of this status; all when absent. */
    status: v.nullish(v.picklist(applicationStatuses)),
  }),
  response: pageOf(blockTradeApplication),
});

/** One application of the member. Refuses any other id with `parameterError`. */
export const blockTradeApplicationDetail = defineCall({
  path: '/blockTrade/Application',
  request: v.object({ id: v.string() }),
  response: blockTradeApplication,
});
