import * as v from 'valibot';
import { positionGroups, positionSources, priceTypes, sides } from '../../domain/trade/tradeVocabulary';
import { defineCall } from './call';
import { orderConditions, orderExit } from './orderConditions';
import { orderPreview } from './orderPreview';
import { position, positionDetails, positionSums } from './position';
import { clientRequestId, count, decimal, integer, listOf, pageNumber, pageOf, text } from './scalars';
import { lotSize, sellLockMinutes } from './specifiedLimits';
import { stock } from './stocks';

/** The rules of every order (specification 9). Rates are fractions of the turnover: `"0.001"` is 0.1 %. */
export const rules = v.object({
  /** Shares in a lot (specification 9). */
  lotSize,
  /** Maximum lots of one order. */
  maxLots: count,
  /** Leverages that may be chosen: multiples of the margin, ascending. */
  leverages: listOf(count),
  /** Charged at opening. Fraction: `"0.001"` is 0.1 %. Absent when the server does not send it. */
  purchaseFeeRate: v.nullish(decimal),
  /** Charged at closing. Fraction. Absent when the server does not send it. */
  sellingFeeRate: v.nullish(decimal),
  /** Charged at closing. Fraction. Absent when the server does not send it. */
  stampDutyRate: v.nullish(decimal),
  /** Charged at every closing, forced or not. Fraction. Absent when the server does not send it. */
  liquidationFeeRate: v.nullish(decimal),
  /**
   * Maintenance margin: when margin and profit or loss are this part of the opening turnover or less, the position is
   * liquidated. Absent when the server does not send it.
   */
  maintenanceMarginRate: v.nullish(decimal),
  /** Minutes after the purchase before a position may be sold (specification 9). */
  sellLockMinutes,
  /**
   * Maximum move of the market price against the member from the price seen, as a fraction of it, before an order or a
   * closing at the market is asked again (decision 52): `"0.005"` is 0.5 %. It applies where the request names no
   * `tolerance`. Absent when the server does not compare the price with the one seen.
   */
  priceTolerance: v.nullish(decimal),
  /**
   * Maximum days of the calendar from today to the last day of an order. Absent when the server has no orders with
   * stops or terms: the app offers none. Proposed.
   */
  maxTermDays: v.nullish(count),
});
export type TradeRules = v.InferOutput<typeof rules>;

const order = {
  /** Symbol of the stock. */
  symbol: text,
  /** Long or short. */
  side: v.picklist(sides),
  /** Limit or market. */
  priceType: v.picklist(priceTypes),
  /** In yen, on its tick and within the day's limits. Required for a limit order. */
  limitPrice: v.nullish(decimal),
  /** One of the multiples in the rules. */
  leverage: integer,
  /** A whole number, from one to the maximum in the rules. */
  lots: decimal,
  ...orderConditions,
  /** The closing that is placed when the order is filled. Proposed. */
  exit: v.nullish(orderExit),
};

/** What an order or a closing at the market says about its price. Unused with a limit (decision 52). */
export const atMarket = {
  /**
   * The market price that the member saw and agreed to, in yen. Absent, or with a limit: the order is carried out at any
   * price.
   */
  seenPrice: v.nullish(decimal),
  /**
   * The tolerance that the member saw and agreed to, as a fraction of `seenPrice`: from `0` to less than `1`. Absent:
   * `priceTolerance` of the rules.
   */
  tolerance: v.nullish(decimal),
};

/**
 * The answer to an order or a closing at the market whose price has moved against the member by more than the tolerance
 * (decision 52): a higher price when buying, a lower one when selling. Nothing was carried out, and the request is not
 * stored. The member is asked again at the new price.
 */
export const priceAskedAgain = v.object({
  /** Always false: nothing was carried out. */
  executed: v.literal(false),
  /** The current quote. The member is asked again at its price. */
  quote: stock,
});

/** The rules of every order. Available without signing in. */
export const tradeRules = defineCall({
  path: '/trade/Rules',
  needsSession: false,
  request: v.object({}),
  response: rules,
});

/**
 * Opens a position or places a limit order, which is good for the day (specification 1, 5, 9). A limit that the market
 * has reached already is filled at the market price; any other waits with margin and fee frozen. An order whose limit
 * is the highest or the lowest price of the day is filled when somebody trades there. A market order is carried out at
 * any better price than the one seen, and at a worse one within the tolerance; beyond it, the answer asks again.
 *
 * Proposed (decision 64): an order that waits has its place in the queue at its limit. It is filled by the first trade beyond its
 * limit, or when the shares traded at its limit exceed those that stood before it (`ahead` of `/stock/Board`). An auction fills
 * it at the one price of the auction. From 15:25 orders are collected for the auction at the close, and every order waits. So does a
 * market order of the larger side where the price rests at its daily limit. A market order that waits has the worst price that it
 * accepts as its `limitPrice`. If a short order is filled by an auction above its limit, the rest of the money is taken from the
 * balance; if that is too low, the order lapses.
 *
 * Proposed (decision 63): an order with `validUntil` is accepted outside the sessions, and waits for the next one. A
 * stop at the market is filled by the trade that reaches its stop price, whatever the price of that trade. For it, margin and fee at the
 * highest price of the day are frozen when it buys, and at the stop price when it sells. If they are not enough for the
 * fill and the balance is too low for the rest, the order lapses and its money is released. `exit` is placed at the
 * fill, and waits for the end of the lock.
 *
 * Refused with `tradingBanned`, `productMissing`, `notYetListed`, `nonTradingHours`, `priceNotObtained`, `exceedsPriceLimit`,
 * `insufficientBalance` (at the price of the fill), `stopPriceReached`, `orderTermInvalid`, `parameterError`; and, like
 * every call that moves money, with `accountFrozen`, `systemBusy`, `submittedTooFrequently`. The same `clientRequestId` never makes a second order.
 */
export const openPosition = defineCall({
  path: '/trade/Open',
  request: v.object({ clientRequestId, ...order, ...atMarket }),
  response: v.union([position, priceAskedAgain]),
  movesMoney: true,
});

/**
 * Previews an order before it is placed (decision 15), without obligation, at any hour. An order that could never be
 * accepted is refused with the message of `/trade/Open`: `productMissing`, `notYetListed`, `priceNotObtained`,
 * `exceedsPriceLimit`, `stopPriceReached`, `orderTermInvalid`, `parameterError`. Reasons that may pass are listed in `refusals`.
 */
export const previewOrder = defineCall({
  path: '/trade/Preview',
  request: v.object(order),
  response: orderPreview,
});

/**
 * Changes an order or a closing that waits: its prices, lots and term are replaced by those of the request, and
 * everything else stays. A change of price and more lots lose the place in the queue; fewer lots or another term keep
 * it. An order whose new limit the market has reached already is filled at once. More frozen money is taken from the
 * available balance, less is released. Refused with `orderNotPending` when nothing waits, `exceedsPriceLimit`,
 * `insufficientBalance`, `stopPriceReached`, `orderTermInvalid`, `parameterError`.
 */
export const amendOrder = defineCall({
  path: '/trade/Amend',
  request: v.object({
    clientRequestId,
    id: text,
    /** In yen, on its tick and within the day's limits. Absent: without a limit. */
    limitPrice: v.nullish(decimal),
    ...orderConditions,
    /** Last day, a trading day. Absent: as before. */
    validUntil: orderConditions.validUntil,
    /** A whole number. Absent: as before. */
    lots: v.nullish(decimal),
    /** Absent: none. Only of an order that opens a position. */
    exit: v.nullish(orderExit),
  }),
  response: position,
  movesMoney: true,
});

/**
 * Cancels all orders and closings of the member that wait, at any hour; their frozen money is released. Refused with
 * `orderNotPending` when nothing waits.
 */
export const cancelAllOrders = defineCall({
  path: '/trade/CancelAll',
  request: v.object({ clientRequestId }),
  response: v.object({
    /** Id of the cancellation. */
    id: text,
    /** The cancelled orders, and the positions whose closing was cancelled. */
    items: listOf(position),
  }),
  movesMoney: true,
});

/** Positions and orders of one tab (specification 2), the latest first, with their sums. */
export const positionList = defineCall({
  path: '/trade/Positions',
  request: v.object({
    /** Competition, auction or follow orders. */
    source: v.picklist(positionSources),
    /**
     * In progress: held or preparing to close. Placing: orders that wait; proposed: closings that wait, too, so that a
     * position that prepares to close is in both. Terminated: closed or cancelled.
     */
    group: v.picklist(positionGroups),
    /** Page of twenty; absent: all of them, as for positions in progress or placing. */
    page: v.nullish(pageNumber),
  }),
  response: v.object({
    ...pageOf(position).entries,
    /**
     * Sums over the whole tab, whatever the page. The amounts of `placing` are those of orders alone: a position that
     * prepares to close counts in progress.
     */
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
 * Cancels an order that is still pending, at any hour; its frozen money is released. Refused with
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
 * Closes a position or some of its lots, at the market or with a limit (specification 4, 5, 9). A part becomes a
 * separate closed record, with its part of margin and purchase fee; the rest does not change. A limit that the market
 * has not reached waits until the end of the day ("preparing to close"); the other lots can be closed at the market
 * meanwhile. It waits in the queue as an order does; so does a closing at the market. A closing at the market is carried out at any better price than the one seen, and at a worse one within the
 * tolerance; beyond it, the answer asks again.
 *
 * Proposed: a closing with `validUntil` is accepted outside the sessions and during the lock, if the lock ends within its
 * term. It waits for both. A stop at the market is carried out by the trade that reaches it, whatever its price.
 *
 * Refused with `notInPosition` when the position is not held, when all its lots wait already, or when a second closing
 * would wait, `stopPriceReached`, `orderTermInvalid`, `sellAfterFifteenMinutes`, `sellableAfterMinutes`, `notSellableSameDay`,
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
    /** A whole number, at most the lots that do not wait for a limit. Absent: all of those. */
    lots: v.nullish(decimal),
    ...orderConditions,
    ...atMarket,
  }),
  /** The closed record, separate for a part; or the position, if it waits for its limit. */
  response: v.union([position, priceAskedAgain]),
  movesMoney: true,
});

/**
 * Cancels a pending closing of a position, at any hour; its lots are held as before. Refused with
 * `orderNotPending` when nothing waits (specification 4), `parameterError`.
 */
export const cancelClosing = defineCall({
  path: '/trade/CancelClose',
  request: v.object({ clientRequestId, id: text }),
  response: position,
  movesMoney: true,
});
