import { type Bar, joinBars } from './bar';
import type { DayProgress } from './dayProgress';
import type { ListingDay } from './listingDay';
import type { Market } from './market';
import { momentOfTrade, tradeFrom, tradesPerDay, tradesPerMinute } from './trades';

const minute = 60_000;

/** Minute bars of a trading day so far; the last one may be growing. */
export function minuteBars(market: Market, { of, trades }: DayProgress): Bar[] {
  if (trades === 0) return [];
  const finished = Math.floor((trades - of.outline.firstTrade) / tradesPerMinute);
  const bars = allMinuteBars(market, of)
    .slice(0, finished)
    .filter(({ volume }) => volume > 0);
  const begun = of.outline.firstTrade + finished * tradesPerMinute;
  if (begun < trades) bars.push(barOf(of, begun, trades));
  return bars;
}

/** The day so far as one bar; undefined before its first trade. */
export function dayBar(market: Market, { of, trades }: DayProgress): Bar | undefined {
  if (trades === 0) return undefined;
  const { firstTrade, open, volume } = of.outline;
  const openedAt = minuteOf(of, firstTrade);
  if (trades === tradesPerDay) {
    const { high, low, close } = of.outline;
    return { openedAt, open, high, low, close, volume };
  }
  return joinBars(minuteBars(market, { of, trades }));
}

/** All minute bars of the day, including its future, from the minute of its first trade. Minutes without trades have no volume. */
export function allMinuteBars(market: Market, of: ListingDay): readonly Bar[] {
  return market.minutes.get(`${of.listing.symbol}/${of.day.ordinal}`, () => {
    const bars: Bar[] = [];
    for (let from = of.outline.firstTrade; from < tradesPerDay; from += tradesPerMinute) {
      bars.push(barOf(of, from, from + tradesPerMinute));
    }
    return bars;
  });
}

/** Bar of the trades from `from` up to `to` (exclusive), within one minute. */
function barOf(of: ListingDay, from: number, to: number): Bar {
  const first = Math.min(to - 1, tradeFrom(from));
  const open = of.priceOf(first);
  let high = open;
  let low = open;
  let close = open;
  for (let trade = first + 1; trade < to; trade += 1) {
    close = of.priceOf(trade);
    if (close > high) high = close;
    if (close < low) low = close;
  }
  const volume = of.volumeAfter(to) - of.volumeAfter(from);
  return { openedAt: minuteOf(of, from), open, high, low, close, volume };
}

/** The minute of a trade, epoch ms. */
function minuteOf({ key, day }: ListingDay, trade: number): number {
  return Math.floor(momentOfTrade(key, day.midnight, trade) / minute) * minute;
}
