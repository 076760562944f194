import { ListingDay } from './listingDay';
import type { Listing } from './listings';
import { dayKey, type Market } from './market';
import { computeOutline, outlineOf } from './outlineOf';
import type { TradingDay } from './tradingCalendar';

/** How far a listing's trading day has come. */
export interface DayProgress {
  of: ListingDay;
  /** Trades so far; none before the first price, and none ever while the listing is suspended. */
  trades: number;
}

/** Progress at a moment of the trading day that has begun last. The day is remembered: everybody asks for it. */
export function progressAt(market: Market, listing: Listing, moment: number): DayProgress {
  const day = market.calendar.dayAt(moment);
  const book = market.days.get(day.ordinal, () => new Map());
  let of = book.get(listing.number);
  if (of === undefined) {
    const outline = computeOutline(market, listing, day.ordinal);
    of = new ListingDay(listing, day, dayKey(market, listing, day.ordinal), outline);
    book.set(listing.number, of);
  }
  return { of, trades: of.tradesUntil(moment) };
}

/** Progress of a certain trading day by a moment, which may lie before or after that day. */
export function progressOn(market: Market, listing: Listing, day: TradingDay, moment: number): DayProgress {
  const key = dayKey(market, listing, day.ordinal);
  const of = new ListingDay(listing, day, key, outlineOf(market, listing, day.ordinal));
  return { of, trades: of.tradesUntil(moment) };
}
