import * as v from 'valibot';
import { investmentStatuses } from '../../domain/products/productsVocabulary';
import { defineCall } from './call';
import { copyTradeRecord } from './copyTradeRecord';
import { position } from './position';
import {
  clientRequestId,
  count,
  date,
  decimal,
  listOf,
  localized,
  localizedName,
  moment,
  pageNumber,
  pageOf,
  text,
} from './scalars';
import { atMarket } from './trade';

/**
 * A mentor's product (specification 3): its strategy, its costs and its past results, losses as well as profits. All
 * figures are past results and no promise.
 */
export const copyTradeProduct = v.object({
  id: text,
  name: localizedName,
  /** The mentor, who trades. */
  issuer: localizedName,
  /** The mentor's strategy and its risks, in words. */
  strategy: localized,
  /** Total of all investments that follow the mentor, in whole yen. */
  fundScale: decimal,
  /** The mentor's first day, `YYYY-MM-DD` at the exchange. */
  foundedOn: date,
  /**
   * Net asset value: the value of 10,000 yen invested on that day, at the close of the last trading day, after trading
   * fees, before the performance fee. In yen, two decimals at most.
   */
  netAssetValue: decimal,
  /** Profit since that day, as a fraction: `0.05` is 5 %; negative for a loss. By the net asset value. */
  profit: decimal,
  /** Maximum drawdown of the net asset value, as a fraction: `0.12` is 12 %. */
  maximumDrawdown: decimal,
  /** The calendar month with the lowest result, which may be the current one; absent on the first day. */
  worstMonth: v.nullish(
    v.object({
      /** `YYYY-MM` */
      month: v.pipe(v.string(), v.regex(/^(19|2[01])\d{2}-(0[1-9]|1[0-2])$/)),
      /** Fraction: `-0.04` is a loss of 4 %. */
      profit: decimal,
    }),
  ),
  /** Part of the mentor's trades that ended with a loss after fees, as a fraction: `0.45` is 45 %. */
  losingTrades: decimal,
  /** Number of trades on which that fraction is based. */
  trades: count,
  /** Trading days for which an investment follows the mentor. */
  holdingTime: count,
  /**
   * Past results of an investment over the whole holding time: one that began on each trading day since the mentor's first and
   * has ended. By the net asset value, after trading fees and after the performance fee on a gain. Fractions: `-0.04` is a loss
   * of 4 %. Null before the first has ended; absent or null: the app shows none. Proposed.
   */
  runs: v.nullish(
    v.object({
      /** Number of these investments. */
      count,
      /** The result in the middle; of two, the lower one. */
      median: decimal,
      /** The lowest result. */
      worst: decimal,
      /** Part of them that ended with a loss, as a fraction: `0.45` is 45 %. */
      losing: decimal,
    }),
  ),
  /** Minimum investment, in whole yen. */
  minimumInvestment: decimal,
  /** The mentor's leverage, as a multiple. */
  leverage: count,
  /** The mentor's part of the profit at the end, as a fraction: `0.1` is 10 %; `0` when there is no fee. */
  performanceFeeRate: decimal,
  /** Whether it accepts investments now. */
  recruiting: v.boolean(),
  /** Start of the current subscription period, or of the next one when none is open. */
  recruitsFrom: moment,
  /** End of that period. */
  recruitsUntil: moment,
  /** When the first follow order of an investment made now may be opened. */
  startsAt: moment,
  /** When an investment made now ends, and the money is paid back. */
  endsAt: moment,
});
export type CopyTradeProduct = v.InferOutput<typeof copyTradeProduct>;

/** A product in the list. */
export const listedCopyTradeProduct = v.object({
  ...copyTradeProduct.entries,
  /**
   * Course since the mentor's first day, for a small line beside the figures: net asset values of up to 46 trading days,
   * evenly spread, and with them the high and the low of `maximumDrawdown`; the last one is `netAssetValue`. In yen, two
   * decimals at most, oldest first. Empty before the close of the first day. Absent or null: the list shows no line.
   */
  trail: v.nullish(listOf(decimal)),
});
export type ListedCopyTradeProduct = v.InferOutput<typeof listedCopyTradeProduct>;

/** A trading day of a mentor. */
export const copyTradeDay = v.object({
  /** `YYYY-MM-DD` at the exchange. */
  date,
  /** Net asset value: the value of 10,000 yen invested on the mentor's first day, in yen, two decimals at most. */
  netAssetValue: decimal,
  /** Result of the day after fees, as a fraction: `-0.006` is a loss of 0.6 %; `0` on a day without a trade. */
  profit: decimal,
  /** Drawdown of the net asset value from its high, as a fraction: `0.03` is 3 %, `0` a new high. */
  drawdown: decimal,
});
export type CopyTradeDay = v.InferOutput<typeof copyTradeDay>;

/** All products, the same for every member, in a fixed order. */
export const copyTradeProducts = defineCall({
  path: '/copyTrade/Products',
  needsSession: false,
  request: v.object({}),
  response: listOf(listedCopyTradeProduct),
});

/** One product with its history. Refuses with `mentorNotFound`. */
export const copyTradeProductDetail = defineCall({
  path: '/copyTrade/Product',
  needsSession: false,
  request: v.object({ id: text }),
  response: v.object({
    ...copyTradeProduct.entries,
    /** The last 120 trading days that have closed, oldest first. */
    history: listOf(copyTradeDay),
  }),
});

/**
 * Invests in a product. On each trading day of the holding time on which the mentor trades, a follow order is opened at
 * 09:35 and closed at 14:30. It has as many whole lots as the money allows, up to the maximum of an order. At 15:30 of
 * the last day all the money, less the performance fee on a profit, is paid back to the available funds automatically.
 *
 * Refuses with `tradingBanned`, `mentorNotFound` (no such product), `copyTradeTimeExceeded` (it accepts no investments
 * now), `parameterError` (not whole yen), `minimumBuyAmount` with the minimum in yen, `insufficientBalance`.
 */
export const followCopyTrade = defineCall({
  path: '/copyTrade/Follow',
  request: v.object({
    clientRequestId,
    productId: text,
    /** In whole yen. */
    amount: decimal,
  }),
  response: copyTradeRecord,
  movesMoney: true,
});

/** The member's investments in one state, newest first. */
export const copyTradeRecords = defineCall({
  path: '/copyTrade/Records',
  request: v.object({ status: v.picklist(investmentStatuses), page: pageNumber }),
  response: pageOf(copyTradeRecord),
});

/** An investment of the member with its trades. */
const copyTradeDetail = v.object({
  ...copyTradeRecord.entries,
  /** Its follow orders, newest first. They are also listed among the member's positions. */
  orders: listOf(position),
  /** Days on which the mentor traded and the money was too little for one lot, oldest first. */
  daysWithoutOrder: listOf(date),
});

/** One investment of the member with its trades. Refuses with `parameterError`: not the member's. */
export const copyTradeRecordDetail = defineCall({
  path: '/copyTrade/Record',
  request: v.object({ id: text }),
  response: copyTradeDetail,
});

/**
 * The answer to the end of an investment when the price of its open follow order has moved against the member by more
 * than the tolerance (decision 52): a lower price of a long order, a higher one of a short order. Nothing was carried
 * out, and the request is not stored. The member is asked again.
 */
export const copyTradeAskedAgain = v.object({
  /** Always false: neither the order was closed nor the investment ended. */
  executed: v.literal(false),
  /** The investment with its current value, and with the current price of its open order. */
  record: copyTradeDetail,
});

/**
 * Ends an investment early, at once: an open follow order is closed at the market price first, then all the money, less
 * the performance fee on a profit, is paid back to the available funds. There is no charge. The order is closed at any
 * better price than the one seen, and at a worse one within the tolerance; beyond it, the answer asks again. Without an
 * open order, `seenPrice` and `tolerance` are unused.
 *
 * Refuses with `parameterError` (not the member's), `nonTradingHours` (a follow order is open and no session is). For
 * an investment that has ended already, the answer is its final record.
 */
export const stopCopyTrade = defineCall({
  path: '/copyTrade/Stop',
  request: v.object({ clientRequestId, id: text, ...atMarket }),
  response: v.union([copyTradeRecord, copyTradeAskedAgain]),
  movesMoney: true,
});
