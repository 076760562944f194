import * as v from 'valibot';
import { positionGroups, positionSources, priceTypes, sides } from '../../domain/vocabulary';
import { defineCall } from './call';
import { messageKeys } from './messageKeys';
import { position, positionDetails, positionSums } from './position';
import {
  clientRequestId,
  count,
  decimal,
  integer,
  listOf,
  moment,
  pageNumber,
  pageOf,
  text,
} from './scalars';
import { lotSize, sellLockMinutes } from './specifiedLimits';

/** What holds for every order (specification 9). Rates are fractions of the turnover: `"0.001"` is 0.1 %. */
export const rules = v.object({
  /** Shares in a lot (specification 9). */
  lotSize,
  /** Most lots of one order. */
  maxLots: count,
  /** Multiples of the margin that may be chosen, ascending. */
  leverages: listOf(count),
  /** Taken at opening. Fraction: `"0.001"` is 0.1 %. Absent when the server does not say. */
  purchaseFeeRate: v.nullish(decimal),
  /** Taken at closing. Fraction. Absent when the server does not say. */
  sellingFeeRate: v.nullish(decimal),
  /** Taken at closing. Fraction. Absent when the server does not say. */
  stampDutyRate: v.nullish(decimal),
  /** Taken at every closing, forced or not. Fraction. Absent when the server does not say. */
  liquidationFeeRate: v.nullish(decimal),
  /** Part of the opening turnover that must remain, or the position is liquidated. Absent when the server does not say. */
  maintenanceMarginRate: v.nullish(decimal),
  /** Minutes after the purchase before a position may be sold (specification 9). */
  sellLockMinutes,
});
export type TradeRules = v.InferOutput<typeof rules>;

/** What an order would take and could cost, calculated by the server as it calculates the fill. Amounts in yen. */
export const orderPreview = v.object({
  /** Price it is calculated at: the market's, or the limit of an order that would wait. */
  price: decimal,
  /** When the market's price was made. */
  quotedAt: moment,
  /** A limit order that the market has not reached waits; everything else is filled at once. */
  waits: v.boolean(),
  /** In shares. */
  quantity: count,
  /** Price times quantity. */
  turnover: decimal,
  /** The turnover by the leverage, rounded up to the sen. */
  margin: decimal,
  /** Taken at opening. */
  purchaseFee: decimal,
  /** Margin and purchase fee: what leaves the available balance. */
  total: decimal,
  /** Taken at closing, if it were closed at the same price. */
  sellingFee: decimal,
  /** Taken at closing, if it were closed at the same price. */
  stampDuty: decimal,
  /** Taken at closing, if it were closed at the same price. */
  liquidationFee: decimal,
  /** At this price the exchange would close the position; absent when the price can't go that far. */
  liquidationPrice: v.nullish(decimal),
  /** Most that can be lost; absent when there is no such bound, as for a short position. */
  worstLoss: v.nullish(decimal),
  /** The member's available balance. */
  availableFunds: decimal,
  /** What would be left of it; negative when it does not suffice. */
  availableAfter: decimal,
  /** Most lots that it suffices for at this price and leverage. */
  affordableLots: count,
  /** Highest price allowed today. */
  limitUp: decimal,
  /** Lowest price allowed today. */
  limitDown: decimal,
  /** Smallest step of the price at its present level. */
  tickSize: decimal,
  /** Whether a session is open. */
  sessionOpen: v.boolean(),
  /** Since when it is open or closed. */
  sessionSince: moment,
  /** Until when it is open or closed. */
  sessionUntil: moment,
  /** What the server would refuse the order with now; empty when it would be taken. */
  refusals: listOf(v.picklist(messageKeys)),
});
export type OrderPreview = v.InferOutput<typeof orderPreview>;

const order = {
  /** Of the stock. */
  symbol: text,
  /** Long or short. */
  side: v.picklist(sides),
  /** Limit or market. */
  priceType: v.picklist(priceTypes),
  /** In yen, on its tick and within the day's limits. Required for a limit order. */
  limitPrice: v.nullish(decimal),
  /** One of the multiples that the rules offer. */
  leverage: integer,
  /** A whole number, from one to the most that the rules allow. */
  lots: decimal,
};

/** The rules of every order. Open without signing in. */
export const tradeRules = defineCall({ path: '/trade/Rules', request: v.object({}), response: rules });

/**
 * Opens a position or places a limit order, which is good for the day (specification 1, 5, 9). A limit that the market
 * has reached already is filled at the market's price; any other waits with margin and fee frozen. An order whose limit
 * is the highest or the lowest price of the day is filled when somebody trades there. Refused with `tradingBanned`,
 * `productMissing`, `notYetListed`, `nonTradingHours`, `priceNotObtained`, `exceedsPriceLimit`, `insufficientBalance`,
 * `parameterError`; and, like every call that moves money, with `accountFrozen`, `systemBusy`,
 * `submittedTooFrequently`. The same `clientRequestId` never makes a second order.
 */
export const openPosition = defineCall({
  path: '/trade/Open',
  request: v.object({ clientRequestId, ...order }),
  response: position,
  movesMoney: true,
});

/**
 * What an order would take, before it is placed (decision 15); nothing is bound by it. At any hour. What the order
 * could never be is refused with the message `/trade/Open` has for it: `productMissing`, `notYetListed`,
 * `priceNotObtained`, `exceedsPriceLimit`, `parameterError`. What may pass is told in `refusals`.
 */
export const previewOrder = defineCall({
  path: '/trade/Preview',
  request: v.object(order),
  response: orderPreview,
});

/** Positions and orders of one tab (specification 2), the latest first, with what they come to together. */
export const positionList = defineCall({
  path: '/trade/Positions',
  request: v.object({
    /** Competition, auction or follow orders. */
    source: v.picklist(positionSources),
    /** In progress: held or preparing to close. Placing: pending. Terminated: closed or cancelled. */
    group: v.picklist(positionGroups),
    /** Twenty a page; without it all of them, as for what is in progress or placing. */
    page: v.nullish(pageNumber),
  }),
  response: v.object({
    ...pageOf(position).entries,
    /** All of the tab, whatever the page. */
    sums: positionSums,
  }),
});

/** One position or order with its history. Refused with `parameterError` when the member has none with this id. */
export const positionDetail = defineCall({
  path: '/trade/Position',
  request: v.object({ id: text }),
  response: positionDetails,
});

/**
 * Cancels an order that is still pending, at any hour; all that is frozen for it is released. Refused with
 * `orderNotPending` (specification 4), `parameterError`.
 */
export const cancelOrder = defineCall({
  path: '/trade/Cancel',
  request: v.object({ clientRequestId, id: text }),
  response: position,
  movesMoney: true,
});

/**
 * Adds margin to a position that is held, at any hour. Refused with `parameterError` when the amount is not a positive
 * integer (specification 5), `insufficientBalance`, `notInPosition` when the position is not held.
 */
export const addMargin = defineCall({
  path: '/trade/AddMargin',
  request: v.object({
    clientRequestId,
    id: text,
    /** A positive integer of yen. */
    amount: decimal,
  }),
  response: position,
  movesMoney: true,
});

/**
 * Closes a position or some of its lots, at the market or with a limit (specification 4, 5, 9). A part becomes a closed
 * record of its own, with its part of margin and purchase fee; the rest stays as it was. A limit that the market has not
 * reached waits until the end of the day ("preparing to close"); the lots that do not wait can be closed at the market
 * meanwhile. Refused with `notInPosition` when the position is not held, when all its lots wait already, or when a
 * second closing would have a limit, `sellAfterFifteenMinutes`, `sellableAfterMinutes`, `notSellableSameDay`,
 * `notSellableForDays`, `lockedUp`, `productMissing`, `nonTradingHours`, `exceedsPriceLimit`, `parameterError`.
 */
export const closePosition = defineCall({
  path: '/trade/Close',
  request: v.object({
    clientRequestId,
    id: text,
    /** Limit or market. */
    priceType: v.picklist(priceTypes),
    /** In yen, on its tick and within the day's limits. Required for a limit order. */
    limitPrice: v.nullish(decimal),
    /** A whole number, at most the lots that do not wait for a limit. Absent to close all of these. */
    lots: v.nullish(decimal),
  }),
  /** What was closed, which is a record of its own for a part; or the position, if it waits for its limit. */
  response: position,
  movesMoney: true,
});

/**
 * Cancels the closing of a position that waits for its limit, at any hour; its lots are held as before. Refused with
 * `orderNotPending` when nothing waits (specification 4), `parameterError`.
 */
export const cancelClosing = defineCall({
  path: '/trade/CancelClose',
  request: v.object({ clientRequestId, id: text }),
  response: position,
  movesMoney: true,
});
