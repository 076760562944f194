import * as v from 'valibot';
import { dayTradeStatuses, orderCancellers, positionClosers, sides } from '../../domain/vocabulary';
import { defineCall } from './call';
import { positionDetails } from './position';
import {
  clientRequestId,
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

/** What holds for day trades: the rules of every order, and the hours of the day that can be reserved for next. */
export const dayTradeRuleSet = v.object({
  ...rules.entries,
  /**
   * By so much of the last price may the price turn against the member until the opening: a long day trade is opened at
   * most so much above it, a short one at most so much below it. Fraction: `"0.02"` is 2 %.
   */
  headroomRate: decimal,
  /** Minutes of an open session from the application to the opening. */
  confirmMinutes: count,
  /** Trading day that a reservation would be for, `YYYY-MM-DD` at the exchange: today, or the next one after the deadline. */
  day: date,
  /** Whether reservations for that day are taken now. */
  reservable: v.boolean(),
  /** From when reservations for that day are taken. */
  reserveFrom: moment,
  /** Until when reservations for that day are taken (14:00 at the exchange). */
  reserveUntil: moment,
  /** What has not been opened by then is cancelled (15:00 at the exchange). */
  openUntil: moment,
  /** What has not been closed by then is closed by the exchange (15:20 at the exchange). */
  closesAt: moment,
  /** What happens when the last deadline is missed, in a sentence. */
  afterDeadline: localized,
});
export type DayTradeRules = v.InferOutput<typeof dayTradeRuleSet>;

/** A reservation for a day trade, and what became of it. Prices and amounts in yen. */
export const dayTrade = v.object({
  id: text,
  /** What a member reads out to customer service: the day and a running number. */
  orderNumber: text,
  /** Unique among all exchanges. */
  symbol: text,
  /** Stock code that a member reads. */
  code: text,
  /** Name of the company. */
  name: localizedName,
  /** Long or short. */
  side: v.picklist(sides),
  /** Multiple of the margin. */
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
  /** A long one is opened at this price at most, a short one at this price at least. */
  limitPrice: decimal,
  /** Margin and purchase fee that are frozen for it; 0 once it was opened or cancelled. */
  frozen: decimal,
  /** From when it is opened: a minute of an open session after the application. */
  opensAt: moment,
  /** When it was opened; absent before, and when it never was. */
  openedAt: v.nullish(moment),
  /** Price it was opened at; absent before, and when it never was. */
  openPrice: v.nullish(decimal),
  /** The position that it was opened as; absent before, and when it never was. */
  positionId: v.nullish(text),
  /** Last price of the stock. */
  latestPrice: decimal,
  /** Until when it has to be closed; then the exchange closes it at the market's price. */
  closesAt: moment,
  /** When the last of it was closed; absent before. */
  closedAt: v.nullish(moment),
  /** Price that the last of it was closed at; absent before. */
  closePrice: v.nullish(decimal),
  /** Who or what closed the last of it; absent before. */
  closedBy: v.nullish(v.picklist(positionClosers)),
  /** Of all its parts, after all four fees; what is held as if closed at the last price. Absent before it was opened. */
  profitLoss: v.nullish(decimal),
  /** When it was cancelled; absent when it was not. */
  cancelledAt: v.nullish(moment),
  /** Whether its member cancelled it or its day ended without an opening; absent when it was not cancelled. */
  cancelledBy: v.nullish(v.picklist(orderCancellers)),
});
export type DayTrade = v.InferOutput<typeof dayTrade>;

/** The rules of day trading. Open without signing in. */
export const dayTradeRules = defineCall({
  path: '/dayTrade/Rules',
  request: v.object({}),
  response: dayTradeRuleSet,
});

/**
 * Reserves a day trade for today, one for a stock and day. Margin and purchase fee are frozen at the highest price that
 * it may be opened at: its limit price if it is long, the day's upper limit if it is short. The exchange opens it at the
 * market's price after a minute of an open session, or, if the price is then worse than its limit price, as soon as it
 * has come back; what has not been opened by its deadline is cancelled and released. It becomes a
 * position of its own and is closed like one, 15 minutes after the opening at the earliest (specification 9). What is
 * still held at the last deadline is closed by the exchange, with the fees of every closing. Refused with
 * `tradingBanned`, `productMissing`, `notYetListed`, `nonTradingHours` after the deadline and outside trading days,
 * `duplicateAppointment`, `priceNotObtained`, `exceedsPriceLimit`, `insufficientBalance`, `parameterError`; and, like every call that moves
 * money, with `accountFrozen`, `systemBusy`, `submittedTooFrequently`.
 */
export const applyDayTrade = defineCall({
  path: '/dayTrade/Apply',
  request: v.object({
    clientRequestId,
    symbol: text,
    /** Long or short. */
    side: v.picklist(sides),
    /** One of the multiples that the rules offer. */
    leverage: integer,
    /** A whole number, from one to the most that the rules allow. */
    lots: decimal,
    /** The limit price that the member was shown and agreed to; that of now where there is none. */
    limitPrice: v.nullish(decimal),
  }),
  response: dayTrade,
  movesMoney: true,
});

/**
 * Cancels a reservation that has not been opened, at any hour; all that is frozen for it is released, and the stock can
 * be reserved again. Refused with `orderNotPending`, `parameterError`.
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
    /** What it was opened as; absent before, and when it never was. */
    position: v.nullish(positionDetails),
  }),
});
