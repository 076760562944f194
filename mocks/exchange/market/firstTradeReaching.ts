import { type DayProgress, progressOn } from './dayProgress';
import { listingBySymbol, type Market } from './market';
import { allMinuteBars } from './minuteBars';
import { momentOfTrade, skips, tradesPerMinute, tradesUntil } from './trades';

/** Search criteria: a trade after `after`, not after `until`, at the price or beyond it. */
export interface PriceWatch {
  after: number;
  until: number;
  /** In yen, a decimal string. */
  price: string;
  direction: 'atOrBelow' | 'atOrAbove';
}

/** A trade of a symbol, its price in yen. */
export interface Trade {
  moment: number;
  price: string;
}

type Reaches = (bar: { high: number; low: number }) => boolean;

/**
 * The first trade that reaches a price, if any. It decides when a pending order fills or a position is liquidated,
 * without polling. Days and minutes that don't reach the price are skipped.
 *
 * @throws if the symbol does not exist
 */
export function firstTradeReaching(market: Market, symbol: string, watch: PriceWatch): Trade | null {
  const listing = listingBySymbol(market, symbol);
  const price = Number(watch.price);
  const reaches: Reaches =
    watch.direction === 'atOrBelow' ? ({ low }) => low <= price : ({ high }) => high >= price;
  const lastDay = market.calendar.dayAt(watch.until).ordinal;
  for (let ordinal = market.calendar.dayAt(watch.after).ordinal; ordinal <= lastDay; ordinal += 1) {
    const progress = progressOn(market, listing, market.calendar.dayOf(ordinal), watch.until);
    const found = firstOfDay(market, progress, watch.after, reaches);
    if (found) return found;
  }
  return null;
}

function firstOfDay(market: Market, progress: DayProgress, after: number, reaches: Reaches): Trade | null {
  const { of, trades } = progress;
  const { firstTrade } = of.outline;
  if (trades === 0 || !reaches(of.outline)) return null;
  const minutes = allMinuteBars(market, of);
  let trade = Math.max(firstTrade, tradesUntil(of.key, of.day.midnight, after));
  while (trade < trades) {
    const minute = minutes[Math.floor((trade - firstTrade) / tradesPerMinute)];
    if (minute && reaches(minute)) {
      const price = of.priceOf(trade);
      if (!skips(trade) && reaches({ high: price, low: price })) {
        return { moment: momentOfTrade(of.key, of.day.midnight, trade), price: String(price) };
      }
      trade += 1;
    } else {
      trade = nextMinute(trade);
    }
  }
  return null;
}

function nextMinute(trade: number): number {
  return (Math.floor(trade / tradesPerMinute) + 1) * tradesPerMinute;
}
