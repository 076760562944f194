import * as v from 'valibot';
import { chartPeriods } from '../../domain/vocabulary';
import { defineCall } from './call';
import { decimal, exchangeCode, integer, localized, moment, text } from './scalars';

/** A price as it stood at `quotedAt`. Prices in yen with the decimals of their tick. */
export const quote = v.object({
  symbol: text,
  latestPrice: decimal,
  previousClose: decimal,
  /** latestPrice − previousClose */
  change: decimal,
  /** Change in percent of the previous close, e.g. `"-1.25"`. */
  changePercent: decimal,
  quotedAt: moment,
});
export type Quote = v.InferOutput<typeof quote>;

/** A stock in a list: who it is and its last quote. `symbol` is unique, `code` is what a member reads. */
export const stock = v.object({
  ...quote.entries,
  code: text,
  exchange: exchangeCode,
  name: localized,
});
export type Stock = v.InferOutput<typeof stock>;

/** Everything the details screen shows (specification 3). */
export const stockDetails = v.object({
  ...stock.entries,
  open: v.nullish(decimal),
  high: v.nullish(decimal),
  low: v.nullish(decimal),
  /** Shares traded today. */
  volume: decimal,
  /** Total amount traded today, in yen. */
  totalAmount: decimal,
  /** Highest and lowest price allowed today. */
  limitUp: decimal,
  limitDown: decimal,
  /** Smallest step of the price at its present level. */
  tickSize: decimal,
  /** What a member is told who wants to trade it; absent when it can be traded. */
  suspended: v.optional(v.boolean(), false),
});
export type StockDetails = v.InferOutput<typeof stockDetails>;

export const stockList = defineCall({
  path: '/stock/List',
  request: v.object({ exchange: v.nullish(exchangeCode) }),
  response: v.array(stock),
});

export const stockQuotes = defineCall({
  path: '/stock/Quotes',
  request: v.object({ symbols: v.array(text) }),
  response: v.array(quote),
});

export const stockDetail = defineCall({
  path: '/stock/Detail',
  request: v.object({ symbol: text }),
  response: stockDetails,
});

/** A bar of the chart: from `openedAt`, prices in yen, volume in shares. */
export const candle = v.object({
  openedAt: moment,
  open: decimal,
  high: decimal,
  low: decimal,
  close: decimal,
  volume: decimal,
});
export type Candle = v.InferOutput<typeof candle>;

/** Oldest first; the last bar may still be growing. */
export const stockCandles = defineCall({
  path: '/stock/Candles',
  request: v.object({ symbol: text, period: v.picklist(chartPeriods) }),
  response: v.array(candle),
});

/** An index of the market: points, not yen. */
export const marketIndex = v.object({
  id: text,
  name: localized,
  value: decimal,
  change: decimal,
  changePercent: decimal,
  /** Values of the last session, oldest first, for a sparkline. */
  trail: v.array(decimal),
});
export type MarketIndex = v.InferOutput<typeof marketIndex>;

export const indices = defineCall({
  path: '/stock/Indices',
  request: v.object({}),
  response: v.array(marketIndex),
});

/** Sessions of today's exchange calendar and whether one is open now. */
export const session = defineCall({
  path: '/stock/Session',
  request: v.object({}),
  response: v.object({
    open: v.boolean(),
    /** Start of the next session, when closed; end of this one, when open. */
    changesAt: moment,
    quoteMaxAgeMs: integer,
  }),
});
