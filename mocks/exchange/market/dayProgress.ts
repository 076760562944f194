import type { DayOutline } from './dayOutline';
import type { Listing } from './listings';
import { dayKey, type Market } from './market';
import { outlineOf } from './outlineOf';
import { tradesUntil } from './trades';
import type { TradingDay } from './tradingCalendar';

/** How far a listing's trading day has come. */
export interface DayProgress {
  listing: Listing;
  day: TradingDay;
  /** Key of the listing's day. */
  key: number;
  outline: DayOutline;
  /** Trades so far; none before the open, and none ever while the listing is suspended. */
  trades: number;
}

/** Progress at a moment of the trading day that has begun last. */
export function progressAt(market: Market, listing: Listing, moment: number): DayProgress {
  return progressOn(market, listing, market.calendar.dayAt(moment), moment);
}

/** Progress of a certain trading day by a moment, which may lie before or after that day. */
export function progressOn(market: Market, listing: Listing, day: TradingDay, moment: number): DayProgress {
  const key = dayKey(market, listing, day.ordinal);
  return {
    listing,
    day,
    key,
    outline: outlineOf(market, listing, day.ordinal),
    trades: listing.suspended ? 0 : tradesUntil(key, day.midnight, moment),
  };
}
