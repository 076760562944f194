import * as v from 'valibot';
import {
  lockKinds,
  orderCancellers,
  positionClosers,
  positionEvents,
  positionSources,
  positionStatuses,
  priceTypes,
  sides,
} from '../../domain/trade/tradeVocabulary';
import { orderExit, waitingConditions } from './orderConditions';
import { code, count, decimal, listOf, localizedName, moment, text } from './scalars';

/**
 * A position or the order that will become one (specification 3). Prices in yen with the decimals of their tick,
 * amounts in yen with two decimals at most.
 */
export const position = v.object({
  id: text,
  /** Order number for customer service: the day and a running number. */
  orderNumber: text,
  /** Symbol, unique among all exchanges. */
  symbol: text,
  /** Stock code shown to members. */
  code,
  /** Name of the company. */
  name: localizedName,
  /** Source: matched orders and day trades, block trades, copy trades. */
  source: v.picklist(positionSources),
  /** Buy type: long or short. */
  side: v.picklist(sides),
  /** How the order was placed; absent without an order: a block trade, a new issue, a value stock, a copied trade. */
  priceType: v.nullish(v.picklist(priceTypes)),
  /** Status (specification 4). */
  status: v.picklist(positionStatuses),
  /** When the order reached the exchange. */
  orderedAt: moment,
  /** Limit of a limit order; absent for a market order. */
  limitPrice: v.nullish(decimal),
  /** When it was filled; absent while the order is pending and when it never was. */
  buyTime: v.nullish(moment),
  /** Price it was filled at; absent while the order is pending and when it never was. */
  buyPrice: v.nullish(decimal),
  /** Holding quantity, in shares. */
  quantity: count,
  /** Holding quantity, in lots. */
  lots: count,
  /** Leverage: multiple of the margin. */
  leverage: count,
  /** Margin at opening; the frozen margin while the order is pending; 0 once it was cancelled. */
  originalMargin: decimal,
  /** Margin added since. */
  addedMargin: decimal,
  /** Last price of the stock. */
  latestPrice: decimal,
  /** Quantity times the last price, or the selling price once closed. */
  marketValue: decimal,
  /**
   * Profit or loss after all four fees. While held: as if closed at the last price. Once closed: realised, without
   * `lossBorne`. Else 0.
   */
  profitLoss: decimal,
  /** Part of the loss that the exchange bears, because it exceeded the member's balance. Absent when none. */
  lossBorne: v.nullish(decimal),
  /** Price at which the exchange liquidates the position. Absent when it is not held, or never liquidated: paid in full. */
  liquidationPrice: v.nullish(decimal),
  /** Paid at opening; frozen while the order is pending. */
  purchaseFee: decimal,
  /** Paid at closing; absent before. */
  sellingFee: v.nullish(decimal),
  /** Paid at closing; absent before. */
  stampDuty: v.nullish(decimal),
  /** Paid at closing; absent before. */
  liquidationFee: v.nullish(decimal),
  /** Limit of the pending closing, or of the one that closed it; absent without a limit. */
  closeLimitPrice: v.nullish(decimal),
  /** What a pending order waits for beside its limit; absent when it is not pending. Proposed. */
  opening: v.nullish(waitingConditions),
  /** The closing that is placed when the order is filled; absent when there is none. Proposed. */
  exit: v.nullish(orderExit),
  /** What the pending closing waits for beside its limit; absent when none is pending. Proposed. */
  closing: v.nullish(waitingConditions),
  /** Lots of the pending closing; absent when none is pending. */
  closeLots: v.nullish(count),
  /** When it was closed; absent before. */
  sellTime: v.nullish(moment),
  /** Price it was closed at; absent before. */
  sellPrice: v.nullish(decimal),
  /** Who or what closed it; absent before. */
  closedBy: v.nullish(v.picklist(positionClosers)),
  /** When the order was cancelled; absent when it was not. */
  cancelledAt: v.nullish(moment),
  /** Who or what cancelled the order; `endOfDay` is the end of its term. Absent when it was not cancelled. */
  cancelledBy: v.nullish(v.picklist(orderCancellers)),
  /** Rule that locks it against selling; `managed` positions are never sold by the member. */
  lock: v.picklist(lockKinds),
  /**
   * Not sellable before this moment; a lock of days ends when a session opens. Absent when it is not held, or
   * `managed`.
   */
  sellableAt: v.nullish(moment),
  /** Whether it was opened by a day-trade reservation. */
  dayTrade: v.boolean(),
  /** When the exchange closes a day trade that is still held, at the market price. Absent for all others. */
  closesAt: v.nullish(moment),
  /** Its lots that are tendered to the company and wait for the result (`/buyback/Apply`). Absent when none are. */
  tender: v.nullish(
    v.object({
      lots: count,
      /** What the company pays for a share, in yen. */
      price: decimal,
      /** When it announces how many it buys. */
      resultAt: moment,
    }),
  ),
  /** Id of the position of which this closed record was a part; absent for all others. */
  splitFrom: v.nullish(text),
});
export type Position = v.InferOutput<typeof position>;

/** One event in the history of an order and its position. */
export const positionEvent = v.object({
  /** What happened. */
  kind: v.picklist(positionEvents),
  /** When it happened. */
  at: moment,
  /** In yen: the limit or stop when an order or a closing was placed or changed, else the price of the trade. */
  price: v.nullish(decimal),
  /** Lots that were ordered, filled or closed; absent when it concerns the whole position. */
  lots: v.nullish(count),
  /** Margin that was added, in yen; absent for everything else. */
  amount: v.nullish(decimal),
  /** Remaining distance to the liquidation price, in percent; only for `liquidationNear`. */
  percentLeft: v.nullish(count),
  /** Id of the record into which a part was closed; absent for everything else. */
  partId: v.nullish(text),
});
export type PositionEvent = v.InferOutput<typeof positionEvent>;

/** A position with its history. */
export const positionDetails = v.object({
  ...position.entries,
  /** All events, the oldest first. */
  history: listOf(positionEvent),
});
export type PositionDetails = v.InferOutput<typeof positionDetails>;

/** Sums over the positions of one tab, all pages together. In yen. */
export const positionSums = v.object({
  /** Number of positions. */
  count,
  /** Margin of held positions; for pending orders, everything that is frozen for them. */
  margin: decimal,
  /** Market value of held positions, at the last prices. */
  marketValue: decimal,
  /** Profit or loss by price alone, before fees. */
  gross: decimal,
  /** Paid at opening. */
  purchaseFees: decimal,
  /** Fees paid at closing; while held, the fees of closing all of them at the last prices. */
  closingFees: decimal,
  /** Parts of losses that the exchange bears; absent when none. */
  lossBorne: v.nullish(decimal),
  /** `gross` less both fees, plus `lossBorne`. */
  profitLoss: decimal,
});
export type PositionSums = v.InferOutput<typeof positionSums>;
