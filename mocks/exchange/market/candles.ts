import type { Candle } from '../../../src/api/contract/stocks';
import { exchangeDate, sessions } from '../../../src/domain/tradingSession';
import type { ChartPeriod } from '../../../src/domain/vocabulary';
import { type Bar, joinBars, joinByPeriod } from './bar';
import { progressOn } from './dayProgress';
import type { Listing } from './listings';
import { listingBySymbol, type Market } from './market';
import { minuteBars } from './minuteBars';
import { tradesPerDay } from './trades';
import type { TradingDay } from './tradingCalendar';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How a chart is made: how many bars, of how many trading days, and which bars are one. */
interface Chart {
  bars: number;
  days: number;
  barsOf: (market: Market, listing: Listing, day: TradingDay, moment: number) => readonly Bar[];
  periodOf: (bar: Bar) => string | number;
}

const charts: Record<ChartPeriod, Chart> = {
  '1': { bars: 400, days: 3, barsOf: minuteBarsOn, periodOf: minutes(1) },
  '5': { bars: 330, days: 6, barsOf: minuteBarsOn, periodOf: minutes(5) },
  '10': { bars: 330, days: 11, barsOf: minuteBarsOn, periodOf: minutes(10) },
  '30': { bars: 330, days: 31, barsOf: minuteBarsOn, periodOf: minutes(30) },
  day: { bars: 250, days: 250, barsOf: dayBarOn, periodOf: ({ openedAt }) => openedAt },
  week: { bars: 120, days: 120 * 5, barsOf: dayBarOn, periodOf: weekOf },
  month: {
    bars: 48,
    days: 48 * 23,
    barsOf: dayBarOn,
    periodOf: ({ openedAt }) => exchangeDate(openedAt).slice(0, 7),
  },
};

/**
 * A symbol's candles at a moment, oldest first; the last one may be growing. None for a suspended listing. All periods
 * are made of the same trades. Throws when there is no such symbol.
 */
export function candlesAt(market: Market, symbol: string, period: ChartPeriod, moment: number): Candle[] {
  const listing = listingBySymbol(market, symbol);
  const chart = charts[period];
  const today = market.calendar.dayAt(moment).ordinal;
  const firstDay = Math.max(0, today - chart.days);
  const bars: Bar[] = [];
  for (let ordinal = firstDay; ordinal <= today; ordinal += 1) {
    bars.push(...chart.barsOf(market, listing, market.calendar.dayOf(ordinal), moment));
  }
  return joinByPeriod(bars, chart.periodOf).slice(-chart.bars).map(candleOf);
}

function minuteBarsOn(market: Market, listing: Listing, day: TradingDay, moment: number): readonly Bar[] {
  return minuteBars(market, progressOn(market, listing, day, moment));
}

/** A finished day's bar is its outline; only today's has to be joined from its minutes. */
function dayBarOn(market: Market, listing: Listing, day: TradingDay, moment: number): readonly Bar[] {
  const progress = progressOn(market, listing, day, moment);
  const openedAt = day.midnight + sessions[0].opens;
  if (progress.trades === tradesPerDay) return [{ openedAt, ...progress.outline }];
  const soFar = joinBars(minuteBars(market, progress));
  return soFar ? [soFar] : [];
}

function minutes(count: number): (bar: Bar) => number {
  return ({ openedAt }) => Math.floor(openedAt / (count * minute));
}

/** Weeks since 1970, from Monday; that year began on a Thursday. The exchange opens at 00:00 UTC. */
function weekOf({ openedAt }: Bar): number {
  return Math.floor((openedAt / day + 3) / 7);
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
