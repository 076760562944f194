import * as v from 'valibot';
import { offerApplicationStatuses, valueStockRejections } from '../../domain/vocabulary';
import { defineCall } from './call';
import {
  clientRequestId,
  count,
  date,
  decimal,
  exchangeCode,
  listOf,
  localized,
  localizedName,
  moment,
  pageNumber,
  pageOf,
  text,
} from './scalars';

/**
 * A stock that can be applied for at the price of a day. The list of stocks changes every Monday, the prices every
 * trading day; each day's price is an offer with an id of its own.
 */
export const valueStockOffer = v.object({
  id: text,
  /** The stock's symbol, unique on all exchanges. */
  symbol: text,
  /** The stock code that a member reads. */
  code: text,
  name: localizedName,
  exchange: exchangeCode,
  /** Day on which the offer can be applied for, `YYYY-MM-DD` in exchange time. */
  date: date,
  /** Price a share is bought at, in yen, on its tick. Fixed for the day; below or above the market's price. */
  price: decimal,
  /** The market's price, in yen with the decimals of its tick. */
  latestPrice: decimal,
  /** When `latestPrice` was made. */
  quotedAt: moment,
  /** Least lots of one application. */
  minLots: count,
  /** Most lots of one application. */
  maxLots: count,
  /** Forecast dividend in percent of the offer's price, two decimals: `3.25`. */
  dividendYield: decimal,
  /** The offer's price over the net assets per share, two decimals: `0.72`. */
  priceBookRatio: decimal,
  /** Why the stock is on the list: a fact and its limits, neither advice nor promise. */
  reason: localized,
  /** Applications of the member's for this stock in this week that were neither rejected nor cancelled. */
  applicationsUsed: count,
});
export type ValueStockOffer = v.InferOutput<typeof valueStockOffer>;

/** A member's application for a value stock (specification 2). Amounts in yen, at most two decimals. */
export const valueStockApplication = v.object({
  id: text,
  orderNumber: text,
  /** The stock's symbol, unique on all exchanges. */
  symbol: text,
  /** The stock code that a member reads. */
  code: text,
  name: localizedName,
  /** The offer's price of a share, in yen, on its tick. */
  price: decimal,
  lots: count,
  /** In shares: lots × 1000. */
  quantity: count,
  /** Price × quantity, in yen. */
  turnover: decimal,
  /** In yen. Taken when the application passes, given back otherwise. */
  purchaseFee: decimal,
  /** `turnover + purchaseFee`, in yen: frozen while the application is under review. */
  total: decimal,
  status: v.picklist(offerApplicationStatuses),
  /** When the member applied. */
  appliedAt: moment,
  /** When the review is due; absent once it is decided. */
  reviewDueAt: v.nullish(moment),
  /** When it was passed, rejected or cancelled; absent before. */
  decidedAt: v.nullish(moment),
  /** Why it was rejected; absent otherwise. */
  rejection: v.nullish(v.picklist(valueStockRejections)),
  /** The position that it became (`/trade/Position`); absent unless it has passed. */
  positionId: v.nullish(text),
});
export type ValueStockApplication = v.InferOutput<typeof valueStockApplication>;

/** The stocks that can be applied for today or, once trading has ended, on the next trading day (specification 2). */
export const valueStockList = defineCall({
  path: '/valueStock/List',
  request: v.object({}),
  response: v.object({
    /** The offers, each with what the member has applied for. */
    offers: listOf(valueStockOffer),
    /** Whether applications are taken now: during the trading sessions. */
    open: v.boolean(),
    /** When that changes next. */
    changesAt: moment,
    /** Applications are reviewed after so many minutes. */
    reviewMinutes: count,
    /** Applications that a member can make for one stock in a week. */
    applicationsPerStock: count,
    /** Fraction of the turnover: `0.001` is 0.1 %. */
    purchaseFeeRate: decimal,
    /**
     * Fraction of the offer's price: an application is rejected, and its money given back, when the market's price at
     * the review is further away than this. `0.05` is 5 %.
     */
    tolerance: decimal,
  }),
});

/**
 * Applies for a value stock: turnover and purchase fee are frozen until the review, which comes after `reviewMinutes`.
 * Passed, it becomes a long position at the offer's price without leverage, sellable after 15 minutes. Refuses with
 * `tradingBanned`, `productMissing` (no such offer, or one of another day), `nonTradingHours`, `parameterError` (no
 * whole lots), `minimumBuyAmount` and `aboveMaximum` (with the cost of the least or most lots, in yen),
 * `perShareApplicationCount`, `insufficientBalance`, `accountFrozen`, `systemBusy`, `submittedTooFrequently`.
 */
export const valueStockApply = defineCall({
  path: '/valueStock/Apply',
  request: v.object({
    clientRequestId,
    /** Of the offer, whose price is thereby agreed to. */
    offerId: text,
    /** Whole lots of 1000 shares. */
    lots: decimal,
  }),
  response: valueStockApplication,
  movesMoney: true,
});

/**
 * Cancels an application that is still under review; its money comes back at once. Refuses with `orderNotPending`
 * (it has been decided or cancelled), `parameterError` (not the member's own), `accountFrozen`, `systemBusy`,
 * `submittedTooFrequently`.
 */
export const valueStockCancel = defineCall({
  path: '/valueStock/Cancel',
  request: v.object({
    clientRequestId,
    /** Of the application. */
    id: text,
  }),
  response: valueStockApplication,
  movesMoney: true,
});

/** The member's applications, newest first. */
export const valueStockOrders = defineCall({
  path: '/valueStock/Orders',
  request: v.object({ page: pageNumber }),
  response: pageOf(valueStockApplication),
});

/** One application of the member's. Refuses any other (`parameterError`). */
export const valueStockOrder = defineCall({
  path: '/valueStock/Order',
  request: v.object({
    /** Of the application. */
    id: text,
  }),
  response: valueStockApplication,
});
