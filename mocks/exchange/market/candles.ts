import type { Candle } from '../../../src/api/contract/candles';
import type { ChartPeriod } from '../../../src/domain/market/marketVocabulary';
import { exchangeDate, sessions } from '../../../src/domain/market/tradingSession';
import { type Bar, joinByPeriod } from './bar';
import { progressAt, progressOn } from './dayProgress';
import type { Listing } from './listings';
import { listingBySymbol, type Market } from './market';
import { dayBar, minuteBars } from './minuteBars';
import { preClosing, tradesPerMinute } from './trades';
import type { TradingDay } from './tradingCalendar';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Minutes with trades; in those before the last one orders are collected for the close. */
const minutesPerDay =
  sessions.reduce((sum, { opens, closes }) => sum + closes - opens, 0) / minute -
  Math.floor((preClosing.auction - preClosing.from) / tradesPerMinute);

/** Settings of a chart: number of bars, bars per trading day, and the grouping of bars. */
interface Chart {
  /** Default and maximum number of bars. */
  bars: number;
  most: number;
  barsPerDay: number;
  barsOf: (market: Market, listing: Listing, day: TradingDay, moment: number) => readonly Bar[];
  periodOf: (bar: Bar) => string | number;
}

const charts: Record<ChartPeriod, Chart> = {
  '1': { bars: 400, most: 2310, ...minutes(1) },
  '5': { bars: 330, most: 1320, ...minutes(5) },
  '10': { bars: 330, most: 990, ...minutes(10) },
  '30': { bars: 330, most: 660, ...minutes(30) },
  day: { bars: 250, most: 1250, barsPerDay: 1, barsOf: barOfDay, periodOf: ({ openedAt }) => openedAt },
  week: { bars: 120, most: 260, barsPerDay: 1 / 5, barsOf: barOfDay, periodOf: weekOf },
  month: { bars: 48, most: 84, barsPerDay: 1 / 23, barsOf: barOfDay, periodOf: monthOf },
};

/**
 * A symbol's candles at a time, oldest first; the last one may be growing. Limited by the chart's length and the
 * stock's history; empty for a suspended listing. All periods are computed from the same trades.
 *
 * @throws if the symbol does not exist
 */
export function candlesAt(
  market: Market,
  symbol: string,
  period: ChartPeriod,
  moment: number,
  count?: number | null,
): Candle[] {
  const listing = listingBySymbol(market, symbol);
  const chart = charts[period];
  const wanted = Math.min(count ?? chart.bars, chart.most);
  const today = market.calendar.dayAt(moment).ordinal;
  const firstDay = listing.debut?.ordinal ?? market.calendar.firstOrdinal;
  const from = Math.max(firstDay, today - Math.ceil(wanted / chart.barsPerDay));
  const bars: Bar[] = [];
  for (let ordinal = from; ordinal <= today; ordinal += 1) {
    bars.push(...chart.barsOf(market, listing, market.calendar.dayOf(ordinal), moment));
  }
  return joinByPeriod(bars, chart.periodOf).slice(-wanted).map(candleOf);
}

function minutes(count: number): Pick<Chart, 'barsPerDay' | 'barsOf' | 'periodOf'> {
  return {
    barsPerDay: minutesPerDay / count,
    barsOf: (market, listing, day, moment) => minuteBars(market, progress(market, listing, day, moment)),
    periodOf: ({ openedAt }) => Math.floor(openedAt / (count * minute)),
  };
}

function barOfDay(market: Market, listing: Listing, day: TradingDay, moment: number): readonly Bar[] {
  const bar = dayBar(market, progress(market, listing, day, moment));
  return bar ? [bar] : [];
}

function progress(market: Market, listing: Listing, day: TradingDay, moment: number) {
  const isToday = market.calendar.dayAt(moment).ordinal === day.ordinal;
  return isToday ? progressAt(market, listing, moment) : progressOn(market, listing, day, moment);
}

/**
 * Weeks since 1970, from Monday; 1970 began on a Thursday. The exchange opens at 00:00 UTC, so UTC dates are correct.
 */
function weekOf({ openedAt }: Bar): number {
  return Math.floor((openedAt / day + 3) / 7);
}

function monthOf({ openedAt }: Bar): string {
  return exchangeDate(openedAt).slice(0, 7);
}

function candleOf({ openedAt, open, high, low, close, volume }: Bar): Candle {
  return {
    openedAt,
    open: String(open),
    high: String(high),
    low: String(low),
    close: String(close),
    volume: String(volume),
  };
}
