import * as v from 'valibot';
import { offerApplicationStatuses } from '../../domain/products/productsVocabulary';
import { valueStockRejections } from '../../domain/valueStock/valueStockVocabulary';
import { defineCall } from './call';
import {
  clientRequestId,
  code,
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
 * A stock that can be applied for at a price of the day. The list of stocks changes every Monday, the prices every
 * trading day; each day's price is a separate offer with its own id.
 */
export const valueStockOffer = v.object({
  id: text,
  /** The stock's symbol, unique on all exchanges. */
  symbol: text,
  /** Stock code shown to members. */
  code,
  name: localizedName,
  exchange: exchangeCode,
  /** Day on which the offer can be applied for, `YYYY-MM-DD` in exchange time. */
  date: date,
  /** Price of a share, in yen, on its tick. Fixed for the day; below or above the market price. */
  price: decimal,
  /** The market price, in yen with the decimals of its tick. */
  latestPrice: decimal,
  /** Time of `latestPrice`. */
  quotedAt: moment,
  /** Minimum lots of one application. */
  minLots: count,
  /** Maximum lots of one application. */
  maxLots: count,
  /** Forecast dividend in percent of the offer's price, two decimals: `3.25`. */
  dividendYield: decimal,
  /** Price-to-book ratio: the offer's price divided by the net assets per share, two decimals: `0.72`. */
  priceBookRatio: decimal,
  /** Why the stock is on the list: a fact and its limits, neither advice nor promise. */
  reason: localized,
  /** Number of the member's applications for this stock this week, except rejected and cancelled ones. */
  applicationsUsed: count,
});
export type ValueStockOffer = v.InferOutput<typeof valueStockOffer>;

/** A member's application for a value stock (specification 2). Amounts in yen, at most two decimals. */
export const valueStockApplication = v.object({
  id: text,
  orderNumber: text,
  /** The stock's symbol, unique on all exchanges. */
  symbol: text,
  /** Stock code shown to members. */
  code,
  name: localizedName,
  /** The offer's price of a share, in yen, on its tick. */
  price: decimal,
  lots: count,
  /** In shares: lots × 1000. */
  quantity: count,
  /** Price × quantity, in yen. */
  turnover: decimal,
  /** In yen. Charged when the application passes, released otherwise. */
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
  /** Id of the resulting position (`/trade/Position`); absent unless it has passed. */
  positionId: v.nullish(text),
});
export type ValueStockApplication = v.InferOutput<typeof valueStockApplication>;

/** The stocks that can be applied for today or, once trading has ended, on the next trading day (specification 2). */
export const valueStockList = defineCall({
  path: '/valueStock/List',
  request: v.object({}),
  response: v.object({
    /** The offers, each with the number of the member's applications. */
    offers: listOf(valueStockOffer),
    /** Whether applications are accepted now: during the trading sessions. */
    open: v.boolean(),
    /** When this changes next. */
    changesAt: moment,
    /** Applications are reviewed after this many minutes. */
    reviewMinutes: count,
    /** Applications that a member can make for one stock in a week. */
    applicationsPerStock: count,
    /** Fraction of the turnover: `0.001` is 0.1 %. */
    purchaseFeeRate: decimal,
    /**
     * Maximum distance of the market price at the review, as a fraction of the offer's price: beyond it the application
     * is rejected and its money released. `0.05` is 5 %.
     */
    tolerance: decimal,
  }),
});

/**
 * Applies for a value stock: turnover and purchase fee are frozen until the review, which takes place after
 * `reviewMinutes`.
 * When it passes, it becomes a long position at the offer's price without leverage, sellable after 15 minutes. Refuses
 * with `tradingBanned`, `productMissing` (no such offer, or an offer of another day), `nonTradingHours`,
 * `parameterError` (no whole lots), `minimumBuyAmount` and `aboveMaximum` (with the cost of the least or most lots, in
 * yen), `perShareApplicationCount`, `insufficientBalance`, `accountFrozen`, `systemBusy`, `submittedTooFrequently`.
 */
export const valueStockApply = defineCall({
  path: '/valueStock/Apply',
  request: v.object({
    clientRequestId,
    /** Id of the offer. The member agrees to its price. */
    offerId: text,
    /** Whole lots of 1000 shares. */
    lots: decimal,
  }),
  response: valueStockApplication,
  movesMoney: true,
});

/**
 * Cancels an application that is still under review; its money is released at once. Refuses with `orderNotPending`
 * (it has been decided or cancelled), `parameterError` (not the member's own), `accountFrozen`, `systemBusy`,
 * `submittedTooFrequently`.
 */
export const valueStockCancel = defineCall({
  path: '/valueStock/Cancel',
  request: v.object({
    clientRequestId,
    /** Id of the application. */
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

/** One application of the member. Refuses any other id (`parameterError`). */
export const valueStockOrder = defineCall({
  path: '/valueStock/Order',
  request: v.object({
    /** Id of the application. */
    id: text,
  }),
  response: valueStockApplication,
});
