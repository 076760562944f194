import * as v from 'valibot';
import { chartPeriods } from '../../domain/market/marketVocabulary';
import { defineCall } from './call';
import { chartDecimal, integer, listOf, moment, text } from './scalars';

/** A bar of the chart: the trades from `openedAt` until the next bar. */
export const candle = v.object({
  /** Minute of its first trade. */
  openedAt: moment,
  /** First price, in yen. */
  open: chartDecimal,
  /** Highest price, in yen. */
  high: chartDecimal,
  /** Lowest price, in yen. */
  low: chartDecimal,
  /** Last price, in yen. */
  close: chartDecimal,
  /** Shares traded. */
  volume: chartDecimal,
});
export type Candle = v.InferOutput<typeof candle>;

/** Bars in the order of time. Of several at the same time, the last one counts. */
const inOrder = (bars: Candle[]) =>
  [...new Map(bars.map((bar) => [bar.openedAt, bar])).values()].sort((a, b) => a.openedAt - b.openedAt);

/**
 * The bars of a stock's chart (specification 2), oldest first; the last one may be incomplete. Empty before a stock's
 * first day and for a suspended one. Refuses a symbol that is not listed: productMissing.
 */
export const stockCandles = defineCall({
  path: '/stock/Candles',
  needsSession: false,
  request: v.object({
    /** Symbol of the stock. */
    symbol: text,
    /** Period of a bar: minutes, a day, a week or a month. */
    period: v.picklist(chartPeriods),
    /**
     * Number of bars, the newest. Absent: as many as a chart shows at first. At most 2,310 of one minute, 1,320 of
     * five, 990 of ten, 660 of thirty, 1,250 days, 260 weeks, 84 months; a larger number returns these.
     */
    limit: v.nullish(v.pipe(integer, v.minValue(1))),
  }),
  response: v.pipe(listOf(candle), v.transform(inOrder)),
});
