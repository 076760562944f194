import type { MinuteBar } from './bar';
import { BoundedCache } from './boundedCache';
import type { DayOutline } from './dayOutline';
import { mix, textKey } from './hash';
import { type Listing, listings as smallMarket } from './listings';
import { createCalendar, type TradingCalendar } from './tradingCalendar';

/** The simulated market. It stores nothing but what it has worked out: prices follow from the seed and the time. */
export interface Market {
  readonly listings: readonly Listing[];
  readonly bySymbol: ReadonlyMap<string, Listing>;
  readonly calendar: TradingCalendar;
  readonly holidays: ReadonlySet<string>;
  /** The seed, as a key to mix into others. */
  readonly key: number;
  readonly outlines: BoundedCache<string, DayOutline>;
  readonly minutes: BoundedCache<string, readonly MinuteBar[]>;
}

export interface MarketOptions {
  /** Weekdays without trading, `YYYY-MM-DD`. */
  holidays: ReadonlySet<string>;
  /** Who is listed; the small market of some 60 companies unless given. */
  listings?: readonly Listing[];
}

/** The market of a seed: the same seed, holidays and listings give the same prices everywhere and always. */
export function createMarket(
  seed: string | number,
  { holidays, listings = smallMarket }: MarketOptions,
): Market {
  return {
    listings,
    bySymbol: new Map(listings.map((listing) => [listing.symbol, listing])),
    calendar: createCalendar(holidays),
    holidays,
    key: textKey(String(seed)),
    outlines: new BoundedCache(10_000),
    minutes: new BoundedCache(200),
  };
}

/** The listing with this symbol, if there is one. */
export function findListing(market: Market, symbol: string): Listing | undefined {
  return market.bySymbol.get(symbol);
}

/** The listing with this symbol; throws when there is none. */
export function listingBySymbol(market: Market, symbol: string): Listing {
  const listing = findListing(market, symbol);
  if (listing === undefined) throw new RangeError(`no listing ${symbol}`);
  return listing;
}

/** Key of a listing on a trading day. */
export function dayKey(market: Market, listing: Listing, ordinal: number): number {
  return mix(mix(market.key, textKey(listing.symbol)), ordinal);
}
