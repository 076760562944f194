import { max, min } from '../decimal';
import type { ChartPeriod } from './marketVocabulary';
import { exchangeDate, exchangeMidnight, sessionAt } from './tradingSession';

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

/** The last price of a stock, and its time (epoch ms). */
export interface LastPrice {
  latestPrice: string;
  quotedAt: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Adds the last price to the bars, so that the newest bar is current between two polls of the chart. The price becomes
 * its close and extends its high or low; a price of the next period opens a new bar. The volume remains that of the
 * last poll, because a price has no volume. Returns the same array if nothing changes: for a price outside the
 * sessions, before the newest bar, or already in the bars.
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

/** Opening minute of the bar of a moment: the start of a period of minutes, otherwise the minute of the price. */
function openingOf(moment: number, period: ChartPeriod): number {
  return isMinutes(period) ? startOf(moment, period) : startOf(moment, '1');
}

/** Start of the period that contains a moment, epoch ms. Days, weeks (from Monday) and months are the exchange's. */
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
