import { ListingDay } from './listingDay';
import type { Listing } from './listings';
import { dayKey, type Market } from './market';
import { computeOutline, outlineOf } from './outlineOf';
import type { TradingDay } from './tradingCalendar';

/** Progress of a listing's trading day. */
export interface DayProgress {
  of: ListingDay;
  /** Number of trades so far: 0 before the first price and always while the listing is suspended. */
  trades: number;
}

/** Progress of the latest trading day at a time. The day is cached because it is used often. */
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

/** Progress of a given trading day at a time before, on or after that day. */
export function progressOn(market: Market, listing: Listing, day: TradingDay, moment: number): DayProgress {
  const key = dayKey(market, listing, day.ordinal);
  const of = new ListingDay(listing, day, key, outlineOf(market, listing, day.ordinal));
  return { of, trades: of.tradesUntil(moment) };
}
