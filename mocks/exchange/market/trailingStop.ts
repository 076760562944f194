import { progressOn } from './dayProgress';
import type { Trade } from './firstTradeReaching';
import type { ListingDay } from './listingDay';
import { listingBySymbol, type Market } from './market';
import { allMinuteBars } from './minuteBars';
import { momentOfTrade, skips, tradesPerMinute, tradesUntil } from './trades';

/** A stop price that follows the best price at a distance. */
export interface TrailingStop {
  /** A stop that sells is below the highest price since then, one that buys above the lowest. */
  direction: 'atOrBelow' | 'atOrAbove';
  /** Time and price at which it was placed, in yen. */
  from: { at: number; price: string };
  /** In yen. */
  trailBy: string;
}

interface Search {
  /** Only a trade after this time counts. Trades before it move the stop price. */
  after: number;
  until: number;
}

/** The first trade that reaches a trailing stop, if any. Minutes that can't reach it are skipped. */
export function firstTradeReachingTrail(
  market: Market,
  symbol: string,
  stop: TrailingStop,
  search: Search,
): Trade | null {
  return followTrail(market, symbol, stop, search).reached;
}

/** The stop price at a time, in yen. */
export function stopPriceAt(market: Market, symbol: string, stop: TrailingStop, moment: number): string {
  return String(followTrail(market, symbol, stop, { after: moment, until: moment }).stopPrice);
}

/** Follows the trades of a stock from the placing of a trailing stop. Prices are mirrored for one that buys. */
function followTrail(
  market: Market,
  symbol: string,
  { direction, from, trailBy }: TrailingStop,
  { after, until }: Search,
): { reached: Trade | null; stopPrice: number } {
  const listing = listingBySymbol(market, symbol);
  const sign = direction === 'atOrBelow' ? 1 : -1;
  const distance = Number(trailBy);
  let best = sign * Number(from.price);
  const stopPrice = () => sign * (best - distance);

  const reachedBy = (of: ListingDay, trade: number): Trade | undefined => {
    if (skips(trade)) return undefined;
    const price = of.priceOf(trade);
    const moment = momentOfTrade(of.key, of.day.midnight, trade);
    if (moment > after && sign * price <= best - distance) return { moment, price: String(price) };
    best = Math.max(best, sign * price);
    return undefined;
  };

  const lastDay = market.calendar.dayAt(until).ordinal;
  for (let ordinal = market.calendar.dayAt(from.at).ordinal; ordinal <= lastDay; ordinal += 1) {
    const { of, trades } = progressOn(market, listing, market.calendar.dayOf(ordinal), until);
    const { firstTrade } = of.outline;
    const minutes = trades === 0 ? [] : allMinuteBars(market, of);
    let trade = Math.max(firstTrade, tradesUntil(of.key, of.day.midnight, from.at));
    while (trade < trades) {
      const index = Math.floor((trade - firstTrade) / tradesPerMinute);
      const end = firstTrade + (index + 1) * tradesPerMinute;
      const bar = minutes[index];
      if (bar && trade === end - tradesPerMinute && end <= trades) {
        const [lowest, highest] = sign > 0 ? [bar.low, bar.high] : [-bar.high, -bar.low];
        if (lowest > Math.max(best, highest) - distance) {
          best = Math.max(best, highest);
          trade = end;
          continue;
        }
      }
      const reached = reachedBy(of, trade);
      if (reached) return { reached, stopPrice: stopPrice() };
      trade += 1;
    }
  }
  return { reached: null, stopPrice: stopPrice() };
}
