import * as v from 'valibot';
import { defineCall } from './call';
import { earlyPaths } from './earlyPaths';
import {
  code,
  count,
  date,
  decimal,
  exchangeCode,
  integer,
  language,
  listOf,
  localizedName,
  moment,
  text,
} from './scalars';
import { lotSize } from './specifiedLimits';

/** A price at the moment `quotedAt` (specification 3). */
export const quote = v.object({
  /** Unique symbol: the code and its exchange, such as `1055.W`. */
  symbol: text,
  /**
   * Price of the last trade, in yen with the decimals of its tick. Before the day's first trade, the previous close;
   * on a new issue's first day, the issue price until the first trade.
   */
  latestPrice: decimal,
  /** Close of the trading day before, in yen; on a new issue's first day its issue price. */
  previousClose: decimal,
  /** latestPrice − previousClose, in yen. */
  change: decimal,
  /** Change in percent of the previous close, two decimals at most: `"-1.25"` is −1.25 %. */
  changePercent: decimal,
  /** Time of the last trade while a session is open, else the end of the last session. */
  quotedAt: moment,
});
export type Quote = v.InferOutput<typeof quote>;

/** A stock in a list: its names, its last quote, and today's trading volume. */
export const stock = v.object({
  ...quote.entries,
  /** Stock code shown to members, such as `1055`: four characters, unique on its exchange. */
  code,
  /** Exchange on which it is listed. */
  exchange: exchangeCode,
  /** Name of the company, in each of the three interface languages. */
  name: localizedName,
  /** Shares traded today. */
  volume: decimal,
  /**
   * Total amount traded today (turnover), in yen. Never falls within a day, and corresponds to an average
   * price between the day's lowest and highest. Every call has the same figure.
   */
  totalAmount: decimal,
});
export type Stock = v.InferOutput<typeof stock>;

/** A stock in a list that shows courses. */
export const listedStock = v.object({
  ...stock.entries,
  /**
   * Today's course until now, for a small line beside the figures: the first price, and then up to 23 closes of the bars
   * of a minute of `/stock/Candles`, evenly spread; the last one is `latestPrice`. In yen, oldest first. Empty before the
   * day's first trade. Absent or null: lists show no line.
   */
  trail: v.nullish(listOf(decimal)),
});
export type ListedStock = v.InferOutput<typeof listedStock>;

/** All data of the details screen (specification 3). */
export const stockDetails = v.object({
  ...stock.entries,
  /** First price of the day, in yen; absent before the first trade. */
  open: v.nullish(decimal),
  /** Highest price of the day, in yen; absent before the first trade. */
  high: v.nullish(decimal),
  /** Lowest price of the day, in yen; absent before the first trade. */
  low: v.nullish(decimal),
  /** Upper price limit of today, in yen (specification 5, "price limits"). */
  limitUp: decimal,
  /** Lower price limit of today, in yen. */
  limitDown: decimal,
  /** Highest price since the year began, today included, in yen; absent before the year's first trade. */
  yearHigh: v.nullish(decimal),
  /** Lowest price since the year began, today included, in yen; absent before the year's first trade. */
  yearLow: v.nullish(decimal),
  /**
   * Highest price of the last 52 weeks (364 days, today included), in yen: the highest `high` of the bars of a day of
   * `/stock/Candles`. Absent before the first trade, and where it is not known: the app shows no range. Proposed.
   */
  weeks52High: v.nullish(decimal),
  /** Lowest price of the last 52 weeks, in yen, likewise. Proposed. */
  weeks52Low: v.nullish(decimal),
  /** Tick size at the current price, in yen. */
  tickSize: decimal,
  /** Shares of a lot. */
  lotSize,
  /** Industry, in words: one of the sectors of `/stock/Breadth`. */
  sector: localizedName,
  /** First day of trading, `YYYY-MM-DD` at the exchange. */
  listedOn: date,
  /** Whether trading in it is suspended; absent when it can be traded. */
  suspended: v.optional(v.boolean(), false),
});
export type StockDetails = v.InferOutput<typeof stockDetails>;

/** What a list of stocks can be sorted by. */
export const stockSorts = [
  'code',
  'name',
  'latestPrice',
  'change',
  'changePercent',
  'volume',
  'turnover',
] as const;
export type StockSort = (typeof stockSorts)[number];

/** Sort directions of a list. */
export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** Maximum number of stocks in one answer of `/stock/List` or `/stock/Quotes`. */
export const maxStocks = 200;

/**
 * A window into the list of all stocks, for screens that scroll through thousands (specification 2, market). The order
 * is that at the moment of the call; equal stocks are sorted by code. An offset beyond the end returns no items. A
 * window that is too large is refused: parameterError.
 */
export const stockList = defineCall({
  path: '/stock/List',
  needsSession: false,
  request: v.object({
    /** Absent: all exchanges. */
    exchange: v.nullish(exchangeCode),
    /** Code of a sector, of `/stock/Breadth`. Absent: all sectors. */
    sector: v.nullish(text),
    /** Sort key; `turnover` is `totalAmount`. */
    sort: v.picklist(stockSorts),
    /** Ascending or descending. */
    direction: v.picklist(sortDirections),
    /** Language whose dictionaries sort the names: alphabet, strokes, or the kana of the reading. Absent: Japanese. */
    language: v.nullish(language),
    /** Number of stocks to skip at the head of the list. */
    offset: v.pipe(integer, v.minValue(0)),
    /** Number of stocks to return, at most 200. */
    limit: v.pipe(integer, v.minValue(1), v.maxValue(maxStocks)),
  }),
  response: v.object({
    /** Number of stocks in the whole list. */
    total: v.pipe(count, v.maxValue(100_000)),
    /** The stocks of the window, in order. */
    items: listOf(listedStock),
  }),
});

/** Kinds of ranked lists. */
export const rankingKinds = ['gainers', 'losers', 'turnover', 'volume'] as const;
export type RankingKind = (typeof rankingKinds)[number];

/**
 * The first 100 stocks by today's change or trading, sorted by the figures shown: `gainers` by changePercent, only
 * those that rose; `losers` likewise, only those that fell; `turnover` by totalAmount and `volume` by volume, only
 * those that were traded. Empty before the day's first trades.
 */
export const stockRanking = defineCall({
  path: '/stock/Ranking',
  needsSession: false,
  request: v.object({
    /** Kind of ranking. */
    kind: v.picklist(rankingKinds),
    /** Absent: all exchanges. */
    exchange: v.nullish(exchangeCode),
  }),
  response: listOf(listedStock),
});

/**
 * Searches stocks (specification 1, search) by a part of the code, of the name in any of the three languages, or of its
 * Japanese reading in hiragana or katakana. Character width, case and spaces are ignored. Best matches first: the whole
 * code, codes that begin with the query, names that do, names that contain it, and stocks that match each of several
 * words. The exchange's name may be one of the words, as in `1186 West`. An empty query finds nothing.
 */
export const stockSearch = defineCall({
  path: '/stock/Search',
  needsSession: false,
  request: v.object({
    /** Search text of the member. */
    query: v.string(),
    /** Number of stocks to return, at most 50. */
    limit: v.pipe(integer, v.minValue(1), v.maxValue(50)),
  }),
  response: listOf(stock),
});

/**
 * The stocks with these symbols, in that order; unlisted ones are left out. For the visible rows of a screen, which asks
 * every 2 seconds, and for a list of the member's own stocks, which asks once with `trail`.
 */
export const stockQuotes = defineCall({
  path: '/stock/Quotes',
  needsSession: false,
  request: v.object({
    /** At most 200; more are refused: parameterError. */
    symbols: v.pipe(v.array(text), v.maxLength(maxStocks)),
    /** Whether each stock comes with its course of the day. Proposed. */
    trail: v.nullish(v.boolean()),
  }),
  response: listOf(listedStock),
});

/** One stock (specification 2, stock details). Refuses a symbol that is not listed: productMissing. */
export const stockDetail = defineCall({
  path: earlyPaths.stock,
  needsSession: false,
  request: v.object({
    /** Symbol of the stock. */
    symbol: text,
  }),
  response: stockDetails,
});
