import * as v from 'valibot';
import { dayTradeStatuses } from '../../domain/dayTrading/dayTradingVocabulary';
import { positionClosers, reservationCancellers, sides } from '../../domain/trade/tradeVocabulary';
import { defineCall } from './call';
import { positionDetails } from './position';
import {
  clientRequestId,
  code,
  count,
  date,
  decimal,
  integer,
  localized,
  localizedName,
  moment,
  pageNumber,
  pageOf,
  text,
} from './scalars';
import { rules } from './trade';

/** The rules of day trades: the rules of every order, and the hours of the next day that can be reserved. */
export const dayTradeRuleSet = v.object({
  ...rules.entries,
  /**
   * Maximum adverse price change until the opening, as a fraction of the last price: a long day trade is opened at most
   * this much above it, a short one at most this much below it. `"0.02"` is 2 %.
   */
  headroomRate: decimal,
  /** Minutes of an open session from the application to the opening. */
  confirmMinutes: count,
  /**
   * Trading day that a reservation would be for, `YYYY-MM-DD` at the exchange: today, or the next one after the
   * deadline.
   */
  day: date,
  /** Whether reservations for that day are accepted now. */
  reservable: v.boolean(),
  /** From when reservations for that day are accepted. */
  reserveFrom: moment,
  /** Until when reservations for that day are accepted (14:00 at the exchange). */
  reserveUntil: moment,
  /** A reservation that has not been opened by then is cancelled (15:00 at the exchange). */
  openUntil: moment,
  /** A day trade that has not been closed by then is closed by the exchange (15:20 at the exchange). */
  closesAt: moment,
  /** The consequence of missing the last deadline, in a sentence. */
  afterDeadline: localized,
});
export type DayTradeRules = v.InferOutput<typeof dayTradeRuleSet>;

/** A reservation for a day trade, and its result. Prices and amounts in yen. */
export const dayTrade = v.object({
  id: text,
  /** Order number for customer service: the day and a running number. */
  orderNumber: text,
  /** Unique among all exchanges. */
  symbol: text,
  /** Stock code shown to members. */
  code,
  /** Name of the company. */
  name: localizedName,
  /** Long or short. */
  side: v.picklist(sides),
  /** Leverage: multiple of the margin. */
  leverage: count,
  /** In shares. */
  quantity: count,
  /** In lots. */
  lots: count,
  /** Applied for, open, closed, or cancelled before it was opened. */
  status: v.picklist(dayTradeStatuses),
  /** When it was applied for. */
  appliedAt: moment,
  /** Last price at that moment. */
  appliedPrice: decimal,
  /** Limit price: a long one is opened at this price or lower, a short one at this price or higher. */
  limitPrice: decimal,
  /** Margin and purchase fee that are frozen for it; 0 once it was opened or cancelled. */
  frozen: decimal,
  /** From when it is opened: a minute of an open session after the application. */
  opensAt: moment,
  /** When it was opened; absent before, and when it never was. */
  openedAt: v.nullish(moment),
  /** Price it was opened at; absent before, and when it never was. */
  openPrice: v.nullish(decimal),
  /** Id of its position; absent before, and when it was never opened. */
  positionId: v.nullish(text),
  /** Last price of the stock. */
  latestPrice: decimal,
  /** Deadline for closing it; the exchange then closes it at the market price. */
  closesAt: moment,
  /** When the last of it was closed; absent before. */
  closedAt: v.nullish(moment),
  /** Price it was closed at; the average of its shares, two decimals, if it was closed in parts. Absent before. */
  closePrice: v.nullish(decimal),
  /** Who or what closed the last of it; absent before. */
  closedBy: v.nullish(v.picklist(positionClosers)),
  /**
   * Profit or loss of all its parts after all four fees; an open part counts as closed at the last price. Absent
   * before.
   */
  profitLoss: v.nullish(decimal),
  /** When it was cancelled; absent when it was not. */
  cancelledAt: v.nullish(moment),
  /** Whether the member cancelled it or its day ended without an opening; absent when it was not cancelled. */
  cancelledBy: v.nullish(v.picklist(reservationCancellers)),
});
export type DayTrade = v.InferOutput<typeof dayTrade>;

/** The rules of day trading. Available without signing in. */
export const dayTradeRules = defineCall({
  path: '/dayTrade/Rules',
  needsSession: false,
  request: v.object({}),
  response: dayTradeRuleSet,
});

/**
 * Reserves a day trade for today. In each stock, at most one is reserved or open at a time. Margin and purchase fee are
 * frozen at the highest possible opening price: the limit price of a long one, the day's upper limit of a short one. The
 * exchange opens it at the market price after a minute of an open session, or, if the price is then worse than its limit
 * price, as soon as the price is back within it. A reservation that has not been opened by its deadline is cancelled, and its money is
 * released. An opened one is a separate position and is closed like one, 15 minutes after the opening at the earliest
 * (specification 9). A position still held at the last deadline is closed by the exchange, with the usual closing fees.
 * Refused with `tradingBanned`, `productMissing`, `notYetListed`, `nonTradingHours` after the deadline and outside
 * trading days, `duplicateAppointment`, `priceNotObtained`, `exceedsPriceLimit`, `insufficientBalance`,
 * `parameterError`; and, like every call that moves money, with `accountFrozen`, `systemBusy`,
 * `submittedTooFrequently`.
 */
export const applyDayTrade = defineCall({
  path: '/dayTrade/Apply',
  request: v.object({
    clientRequestId,
    symbol: text,
    /** Long or short. */
    side: v.picklist(sides),
    /** One of the multiples in the rules. */
    leverage: integer,
    /** A whole number, from one to the maximum in the rules. */
    lots: decimal,
    /**
     * The limit price that the member saw and agreed to: it bounds the opening as the tolerance bounds a market order
     * (decision 52). Absent, the current one is used.
     */
    limitPrice: v.nullish(decimal),
  }),
  response: dayTrade,
  movesMoney: true,
});

/**
 * Cancels a reservation that has not been opened, at any hour. Its frozen money is released, and the stock can be
 * reserved again. Refused with `orderNotPending`, `parameterError`.
 */
export const cancelDayTrade = defineCall({
  path: '/dayTrade/Cancel',
  request: v.object({ clientRequestId, id: text }),
  response: dayTrade,
  movesMoney: true,
});

/** Day trades of one status, the latest first. */
export const dayTradeList = defineCall({
  path: '/dayTrade/List',
  request: v.object({
    /** One tab of the screen. */
    status: v.picklist(dayTradeStatuses),
    page: pageNumber,
  }),
  response: pageOf(dayTrade),
});

/** One day trade with its position. Refused with `parameterError` when the member has none with this id. */
export const dayTradeDetail = defineCall({
  path: '/dayTrade/Detail',
  request: v.object({ id: text }),
  response: v.object({
    ...dayTrade.entries,
    /** Its position; absent before, and when it was never opened. */
    position: v.nullish(positionDetails),
  }),
});
