import { max, min } from './decimal';
import { exchangeDate, exchangeMidnight, sessionAt } from './tradingSession';
import type { ChartPeriod } from './vocabulary';

/** A bar of a chart: prices in yen, volume in shares, as decimal strings. */
export interface Bar {
  /** Minute of its first trade, epoch ms. */
  openedAt: number;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
}

/** The last price of a stock, and when it was made (epoch ms). */
export interface LastPrice {
  latestPrice: string;
  quotedAt: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The bars with the last price in them, so that the newest one moves between two polls of the chart: its close is that
 * price, its high and low reach as far; a price of the next period opens a bar of its own. The volume stays what the
 * exchange last said, as a price tells none. A price from outside the sessions, or from before the newest bar, changes
 * nothing; then, and where it is in the bars already, they are the same array.
 *
 * @param bars oldest first
 * @param closedDays weekdays on which the exchange is closed, `YYYY-MM-DD`
 */
export function withLastPrice<B extends Bar>(
  bars: readonly B[],
  { latestPrice, quotedAt }: LastPrice,
  period: ChartPeriod,
  closedDays: ReadonlySet<string>,
): readonly (B | Bar)[] {
  if (!sessionAt(quotedAt, closedDays).open) return bars;
  const newest = bars.at(-1);
  if (!newest || startOf(quotedAt, period) > startOf(newest.openedAt, period)) {
    return [...bars, openedBy(latestPrice, openingOf(quotedAt, period))];
  }
  if (quotedAt < newest.openedAt) return bars;
  const high = max(newest.high, latestPrice);
  const low = min(newest.low, latestPrice);
  const moved = newest.close !== latestPrice || newest.high !== high || newest.low !== low;
  return moved ? [...bars.slice(0, -1), { ...newest, close: latestPrice, high, low }] : bars;
}

function openedBy(price: string, openedAt: number): Bar {
  return { openedAt, open: price, high: price, low: price, close: price, volume: '0' };
}

/** The minute that the bar of a moment begins with: of the period where it is minutes, else of the price itself. */
function openingOf(moment: number, period: ChartPeriod): number {
  return isMinutes(period) ? startOf(moment, period) : startOf(moment, '1');
}

/** Start of the period that a moment lies in, epoch ms; days, weeks (from Monday) and months are the exchange's. */
function startOf(moment: number, period: ChartPeriod): number {
  if (isMinutes(period)) return moment - (moment % (Number(period) * minute));
  const date = exchangeDate(moment);
  const midnight = exchangeMidnight(date);
  if (period === 'day') return midnight;
  if (period === 'month') return exchangeMidnight(`${date.slice(0, 7)}-01`);
  const daysSinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return midnight - daysSinceMonday * day;
}

function isMinutes(period: ChartPeriod): boolean {
  return period !== 'day' && period !== 'week' && period !== 'month';
}
