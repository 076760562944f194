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
} from '../../domain/vocabulary';
import { count, decimal, listOf, localizedName, moment, text } from './scalars';

/**
 * A position or the order that will become one (specification 3). Prices in yen with the decimals of their tick,
 * amounts in yen with two decimals at most.
 */
export const position = v.object({
  id: text,
  /** What a member reads out to customer service: the day and a running number. */
  orderNumber: text,
  /** Unique among all exchanges. */
  symbol: text,
  /** Stock code that a member reads. */
  code: text,
  /** Name of the company. */
  name: localizedName,
  /** Where it came from: matched orders and day trades, block trades, copy trades. */
  source: v.picklist(positionSources),
  /** Buy type: long or short. */
  side: v.picklist(sides),
  /** How the order was placed. */
  priceType: v.picklist(priceTypes),
  /** Status (specification 4). */
  status: v.picklist(positionStatuses),
  /** When the order reached the exchange. */
  orderedAt: moment,
  /** Price asked for by a limit order; absent for an order at the market. */
  limitPrice: v.nullish(decimal),
  /** When it was filled; absent while the order is pending and when it never was. */
  buyTime: v.nullish(moment),
  /** Price it was filled at; absent while the order is pending and when it never was. */
  buyPrice: v.nullish(decimal),
  /** Holding quantity, in shares. */
  quantity: count,
  /** Holding quantity, in lots. */
  lots: count,
  /** Multiple of the margin. */
  leverage: count,
  /** Margin at opening; what is frozen as margin while the order is pending; 0 once it was cancelled. */
  originalMargin: decimal,
  /** Margin added since. */
  addedMargin: decimal,
  /** Last price of the stock. */
  latestPrice: decimal,
  /** Quantity times the last price, or the selling price once closed. */
  marketValue: decimal,
  /** After all four fees. While held: if all of it were closed at the last price. Once closed: realised. Else 0. */
  profitLoss: decimal,
  /** At this price the exchange closes the position. Absent when it is not held, or the price can't go that far. */
  liquidationPrice: v.nullish(decimal),
  /** Paid at opening; frozen while the order is pending. */
  purchaseFee: decimal,
  /** Paid at closing; absent before. */
  sellingFee: v.nullish(decimal),
  /** Paid at closing; absent before. */
  stampDuty: v.nullish(decimal),
  /** Paid at closing; absent before. */
  liquidationFee: v.nullish(decimal),
  /** Price asked for by the closing that waits, or by the one that closed it; absent without a limit. */
  closeLimitPrice: v.nullish(decimal),
  /** How many lots the closing that waits is for; absent while none waits. */
  closeLots: v.nullish(count),
  /** When it was closed; absent before. */
  sellTime: v.nullish(moment),
  /** Price it was closed at; absent before. */
  sellPrice: v.nullish(decimal),
  /** Who or what closed it; absent before. */
  closedBy: v.nullish(v.picklist(positionClosers)),
  /** When the order was cancelled; absent when it was not. */
  cancelledAt: v.nullish(moment),
  /** Whether its member cancelled the order or the day ended without a fill; absent when it was not cancelled. */
  cancelledBy: v.nullish(v.picklist(orderCancellers)),
  /** Which rule keeps it from being sold; `managed` positions are never sold by the member. */
  lock: v.picklist(lockKinds),
  /**
   * Not sellable before this moment; a lock of days ends as a session opens. Absent when it is not held, or `managed`.
   */
  sellableAt: v.nullish(moment),
  /** Opened by a day-trade reservation. */
  dayTrade: v.boolean(),
  /** A day trade that is still held then is closed by the exchange at the market's price. Absent for all others. */
  closesAt: v.nullish(moment),
  /** Position of which this was a part until it was closed; absent for all others. */
  splitFrom: v.nullish(text),
});
export type Position = v.InferOutput<typeof position>;

/** One step in the life of an order and the position that it becomes. */
export const positionEvent = v.object({
  /** What happened. */
  kind: v.picklist(positionEvents),
  /** When it happened. */
  at: moment,
  /** In yen: the limit when an order or a closing was placed, the price when something was filled or closed. */
  price: v.nullish(decimal),
  /** Lots that were ordered, filled or closed; absent where it was about the whole position. */
  lots: v.nullish(count),
  /** Margin that was added, in yen; absent for everything else. */
  amount: v.nullish(decimal),
  /** How much of the way to the liquidation price was left, in percent; absent for all but `liquidationNear`. */
  percentLeft: v.nullish(count),
  /** Id of the position that a part was closed into; absent for everything else. */
  partId: v.nullish(text),
});
export type PositionEvent = v.InferOutput<typeof positionEvent>;

/** A position with its history. */
export const positionDetails = v.object({
  ...position.entries,
  /** All that happened to it, the oldest first. */
  history: listOf(positionEvent),
});
export type PositionDetails = v.InferOutput<typeof positionDetails>;

/** What the positions of one tab come to, all pages together. In yen. */
export const positionSums = v.object({
  /** How many there are. */
  count,
  /** Margin of those that are held; for orders that wait, all that is frozen for them. */
  margin: decimal,
  /** Of those that are held, at the last prices. */
  marketValue: decimal,
  /** Profit or loss of the prices alone. */
  gross: decimal,
  /** Paid at opening. */
  purchaseFees: decimal,
  /** Paid at closing; while they are held, what closing all of them at the last prices would take. */
  closingFees: decimal,
  /** `gross` less both fees. */
  profitLoss: decimal,
});
export type PositionSums = v.InferOutput<typeof positionSums>;
