import * as v from 'valibot';
import { defineCall, type ResponseOf } from './call';
import { earlyPaths } from './earlyPaths';
import {
  count,
  date,
  decimal,
  exchangeCode,
  listOf,
  localizedName,
  moment,
  text,
  timeOfDay,
} from './scalars';

/** An exchange of the market, as a filter of lists. */
export const exchange = v.object({
  /** Code of the exchange, used by stocks and watchlists. */
  exchange: exchangeCode,
  /** In each of the three interface languages. */
  name: localizedName,
  /** Stocks listed on it today. */
  total: v.pipe(count, v.maxValue(100_000)),
});
export type Exchange = v.InferOutput<typeof exchange>;

/** The exchanges of the market, the largest first (specification 1: a watchlist for each). */
export const exchanges = defineCall({
  path: '/stock/Exchanges',
  needsSession: false,
  request: v.object({}),
  response: listOf(exchange),
});

/** An index of the market: points, not yen. */
export const marketIndex = v.object({
  /** Stable id. */
  id: text,
  /** In each of the three interface languages. */
  name: localizedName,
  /** In points, two decimals at most. */
  value: decimal,
  /** In points, from the close of the trading day before. */
  change: decimal,
  /** Change in percent, two decimals at most: `"-1.25"` is −1.25 %. */
  changePercent: decimal,
  /** Values of the last session in points, oldest first, for a sparkline. */
  trail: listOf(decimal),
});
export type MarketIndex = v.InferOutput<typeof marketIndex>;

/** The indices of the market, the broadest first. */
export const indices = defineCall({
  path: earlyPaths.indices,
  needsSession: false,
  request: v.object({}),
  response: listOf(marketIndex),
});

/** How many stocks rose and fell today. Stocks without a trade today are unchanged. */
const movements = {
  /** Stocks whose `change` is above zero. */
  advancing: v.pipe(count, v.maxValue(100_000)),
  /** Stocks whose `change` is zero. */
  unchanged: v.pipe(count, v.maxValue(100_000)),
  /** Stocks whose `change` is below zero. */
  declining: v.pipe(count, v.maxValue(100_000)),
};

/** A sector of the market today. */
export const sectorToday = v.object({
  /** Stable code, by which `/stock/List` filters. */
  sector: text,
  /** In each of the three interface languages. */
  name: localizedName,
  ...movements,
  /** Mean of the `changePercent` of its stocks, two decimals at most: `"-1.25"` is −1.25 %. */
  changePercent: decimal,
});
export type SectorToday = v.InferOutput<typeof sectorToday>;

/**
 * How many stocks of the market rose and fell today, and the change of each sector. A server without it is asked in vain: the
 * market shows its list only.
 */
export const marketBreadth = defineCall({
  path: '/stock/Breadth',
  needsSession: false,
  request: v.object({
    /** Absent: all exchanges. */
    exchange: v.nullish(exchangeCode),
  }),
  response: v.object({
    ...movements,
    /** Sectors with listed stocks, in the order of the exchange. Each stock is in one. */
    sectors: listOf(sectorToday),
  }),
});
export type MarketBreadth = ResponseOf<typeof marketBreadth>;

/** Kind of day at the exchange: a trading day, a weekend or a holiday. */
export const dayKinds = ['tradingDay', 'weekend', 'holiday'] as const;
export type DayKind = (typeof dayKinds)[number];

/** Today at the exchange (Asia/Tokyo), and whether a session is open now (specification 5, trading hours). */
export const session = defineCall({
  path: '/stock/Session',
  needsSession: false,
  request: v.object({}),
  response: v.object({
    /** Whether a session is open now. */
    open: v.boolean(),
    /** Start of the next session, when closed; end of this one, when open. */
    changesAt: moment,
    /** Today, `YYYY-MM-DD` at the exchange. */
    date,
    /** A weekday that is a holiday is a `holiday`; a Saturday or Sunday is always a `weekend`. */
    dayKind: v.picklist(dayKinds),
    /** The two sessions of a trading day. */
    sessions: listOf(
      v.object({
        /** `HH:MM` at the exchange; the session is open from this minute on. */
        opens: timeOfDay,
        /** `HH:MM` at the exchange; the session is closed from this minute on. */
        closes: timeOfDay,
      }),
    ),
    /** A market order on an older quote is refused by the client (decision 6); in milliseconds. */
    quoteMaxAgeMs: count,
  }),
});
