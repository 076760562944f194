import type { MinuteBar } from './bar';
import { dayPath } from './dayPath';
import type { DayProgress } from './dayProgress';
import { dayVolume } from './dayVolume';
import type { Market } from './market';
import { momentOfTrade, tradesPerDay, tradesPerMinute } from './trades';

const minute = 60_000;

/** Bars of the minutes of a trading day so far; the last one may be growing. */
export function minuteBars(market: Market, progress: DayProgress): MinuteBar[] {
  const { trades } = progress;
  if (trades === 0) return [];
  const finished = Math.floor(trades / tradesPerMinute);
  const bars = wholeDay(market, progress).slice(0, finished);
  if (trades % tradesPerMinute > 0) bars.push(...barsOf(progress, finished * tradesPerMinute, trades));
  return bars;
}

/** All minutes of the day, its future included. */
export function wholeDay(market: Market, progress: DayProgress): readonly MinuteBar[] {
  return market.minutes.get(`${progress.listing.symbol}/${progress.day.ordinal}`, () =>
    barsOf(progress, 0, tradesPerDay),
  );
}

/** Bars of the trades from one up to, not including, another; the first one opens a minute. */
function barsOf({ day, key, outline }: DayProgress, from: number, to: number): MinuteBar[] {
  const priceOf = dayPath(key, outline);
  const volumeAfter = dayVolume(key, outline.volume);
  const bars: MinuteBar[] = [];
  let traded = volumeAfter(from);
  for (let trade = from; trade < to; trade += 1) {
    const price = priceOf(trade);
    const volume = volumeAfter(trade + 1) - traded;
    traded += volume;
    const bar = bars.at(-1);
    if (bar === undefined || trade % tradesPerMinute === 0) {
      const openedAt = Math.floor(momentOfTrade(key, day.midnight, trade) / minute) * minute;
      bars.push({
        openedAt,
        open: price,
        high: price,
        low: price,
        close: price,
        volume,
        amount: price * volume,
      });
    } else {
      bar.high = Math.max(bar.high, price);
      bar.low = Math.min(bar.low, price);
      bar.close = price;
      bar.volume += volume;
      bar.amount += price * volume;
    }
  }
  return bars;
}
