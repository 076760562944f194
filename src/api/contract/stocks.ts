import * as v from 'valibot';
import { chartPeriods } from '../../domain/vocabulary';
import { defineCall } from './call';
import { earlyPaths } from './earlyPaths';
import {
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

/** A price as it stood at `quotedAt` (specification 3). */
export const quote = v.object({
  /** Unique: the code and its exchange, such as `1055.W`. */
  symbol: text,
  /**
   * Price of the last trade, in yen with the decimals of its tick. Before the day's first trade the previous close; on
   * a new issue's first day, until its first price is found, the issue price.
   */
  latestPrice: decimal,
  /** Close of the trading day before, in yen; on a new issue's first day its issue price. */
  previousClose: decimal,
  /** latestPrice − previousClose, in yen. */
  change: decimal,
  /** Change in percent of the previous close, two decimals at most: `"-1.25"` is −1.25 %. */
  changePercent: decimal,
  /** Moment of the last trade while a session is open, else the end of the last session. */
  quotedAt: moment,
});
export type Quote = v.InferOutput<typeof quote>;

/** A stock in a list: who it is, its last quote, and what was traded today. */
export const stock = v.object({
  ...quote.entries,
  /** What a member reads, such as `1055`: four characters, unique on its exchange. */
  code: text,
  /** Where it is listed. */
  exchange: exchangeCode,
  /** Of the company, in each of the three interface languages. */
  name: localizedName,
  /** Shares traded today. */
  volume: decimal,
  /**
   * Total amount traded today (turnover), in yen. Never falls within a day, and lies between the lowest and the highest
   * price of all shares traded; every call shows the same figure.
   */
  totalAmount: decimal,
});
export type Stock = v.InferOutput<typeof stock>;

/** Everything the details screen shows (specification 3). */
export const stockDetails = v.object({
  ...stock.entries,
  /** First price of the day, in yen; absent before the first trade. */
  open: v.nullish(decimal),
  /** Highest price of the day, in yen; absent before the first trade. */
  high: v.nullish(decimal),
  /** Lowest price of the day, in yen; absent before the first trade. */
  low: v.nullish(decimal),
  /** Highest price that is allowed today, in yen (specification 5, "price limits"). */
  limitUp: decimal,
  /** Lowest price that is allowed today, in yen. */
  limitDown: decimal,
  /** Highest price since the year began, today included, in yen; absent before the year's first trade. */
  yearHigh: v.nullish(decimal),
  /** Lowest price since the year began, today included, in yen; absent before the year's first trade. */
  yearLow: v.nullish(decimal),
  /** Smallest step of the price at its present level, in yen. */
  tickSize: decimal,
  /** Shares of a lot. */
  lotSize,
  /** Line of business, in words. */
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

/** Which way a list runs. */
export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The most stocks that one call of `/stock/List` or `/stock/Quotes` tells. */
export const maxStocks = 200;

/**
 * A window into the list of all stocks, for screens that scroll through thousands (specification 2, market). The order
 * holds at the moment of the call; stocks that are equal follow each other by code. An offset beyond the end answers no
 * items. A window that is too large is refused: parameterError.
 */
export const stockList = defineCall({
  path: '/stock/List',
  request: v.object({
    /** Absent: of all exchanges. */
    exchange: v.nullish(exchangeCode),
    /** By what; `turnover` is `totalAmount`. */
    sort: v.picklist(stockSorts),
    /** The least first, or the greatest. */
    direction: v.picklist(sortDirections),
    /** Language whose names are sorted, when they are: Japanese ones by their reading. Absent: Japanese. */
    language: v.nullish(language),
    /** Stocks to leave out at the head of the list. */
    offset: v.pipe(integer, v.minValue(0)),
    /** Stocks wanted, at most 200. */
    limit: v.pipe(integer, v.minValue(1), v.maxValue(maxStocks)),
  }),
  response: v.object({
    /** Stocks in the whole list. */
    total: v.pipe(count, v.maxValue(100_000)),
    /** Those of the window, in order. */
    items: listOf(stock),
  }),
});

/** Kinds of ranked lists. */
export const rankingKinds = ['gainers', 'losers', 'turnover', 'volume'] as const;
export type RankingKind = (typeof rankingKinds)[number];

/**
 * The first 100 by what moved or was traded today, sorted by the very figures shown: `gainers` by changePercent and
 * only those that rose, `losers` likewise those that fell, `turnover` by totalAmount and `volume` by volume, only those
 * that were traded. Before the day's first trades it is empty.
 */
export const stockRanking = defineCall({
  path: '/stock/Ranking',
  request: v.object({
    /** By what. */
    kind: v.picklist(rankingKinds),
    /** Absent: of all exchanges. */
    exchange: v.nullish(exchangeCode),
  }),
  response: listOf(stock),
});

/**
 * Stocks by what a member types (specification 1, search): a part of the code, of the name in any of the three
 * languages, or of its Japanese reading in hiragana or katakana; wide and narrow forms, capitals and spaces make no
 * difference. Best matches first: the whole code, codes that begin with it, names that do, names that contain it,
 * and those in which each of several words is found; the exchange's name may be one of these, as in `1186 West`. An empty
 * query finds nothing.
 */
export const stockSearch = defineCall({
  path: '/stock/Search',
  request: v.object({
    /** What the member typed. */
    /** What the member has typed. */
    query: v.string(),
    /** Stocks wanted, at most 50. */
    limit: v.pipe(integer, v.minValue(1), v.maxValue(50)),
  }),
  response: listOf(stock),
});

/** The stocks with these symbols, in that order; those that are not listed are left out. For rows on the screen. */
export const stockQuotes = defineCall({
  path: '/stock/Quotes',
  request: v.object({
    /** At most 200; more are refused: parameterError. */
    symbols: v.pipe(v.array(text), v.maxLength(maxStocks)),
  }),
  response: listOf(stock),
});

/** One stock (specification 2, stock details). Refuses a symbol that is not listed: productMissing. */
export const stockDetail = defineCall({
  path: earlyPaths.stock,
  request: v.object({
    /** Of the stock, as lists tell it. */
    symbol: text,
  }),
  response: stockDetails,
});

/** A figure that a chart can be drawn of: it calculates in numbers, and has no room for larger ones. */
const drawn = v.pipe(
  decimal,
  v.check((value) => Math.abs(Number(value)) <= 9e13, 'too large to be drawn'),
);

/** A bar of the chart: what was traded from `openedAt` until the next one. */
export const candle = v.object({
  /** Minute of its first trade. */
  openedAt: moment,
  /** First price, in yen. */
  open: drawn,
  /** Highest price, in yen. */
  high: drawn,
  /** Lowest price, in yen. */
  low: drawn,
  /** Last price, in yen. */
  close: drawn,
  /** Shares traded. */
  volume: drawn,
});
export type Candle = v.InferOutput<typeof candle>;

const isAscending = (bars: Candle[]) =>
  bars.every((bar, at) => bar.openedAt > (bars[at - 1]?.openedAt ?? Number.NEGATIVE_INFINITY));

/**
 * The bars of a stock's chart (specification 2), oldest first; the last one may still be growing. None before a stock's
 * first day, nor for one that is suspended. Refuses a symbol that is not listed: productMissing.
 */
export const stockCandles = defineCall({
  path: '/stock/Candles',
  request: v.object({
    /** Of the stock, as lists tell it. */
    symbol: text,
    /** Minutes, or a day, week or month. */
    period: v.picklist(chartPeriods),
    /**
     * The newest so many bars. Absent: as many as a chart shows at first. At most 2,310 of one minute, 1,320 of five, 990
     * of ten, 660 of thirty, 1,250 days, 260 weeks, 84 months; asked for more, the call answers these.
     */
    limit: v.nullish(v.pipe(integer, v.minValue(1))),
  }),
  response: v.pipe(listOf(candle), v.check(isAscending, 'not in the order of time')),
});
