import { allListings, coreListings, firstCode, lastCode, listingByCode } from './allListings';
import type { Bar } from './bar';
import { BoundedCache } from './boundedCache';
import type { DayOutline } from './dayOutline';
import { mix, textKey } from './hash';
import type { ListingDay } from './listingDay';
import { codeOfSymbol, type Listing } from './listings';
import { debutsUntil, type NewIssue, newIssueBySymbol } from './newIssues';
import { createCalendar, type TradingCalendar } from './tradingCalendar';

/** The simulated market. It stores nothing but what it has worked out: prices follow from the seed and the time. */
export interface Market {
  /** Who has been listed since the market began, by code. `listingsOn` knows those who came later too. */
  readonly listings: readonly Listing[];
  /** The few of them that indices and scenarios are made of. */
  readonly coreListings: readonly Listing[];
  readonly calendar: TradingCalendar;
  readonly holidays: ReadonlySet<string>;
  /** The seed, as a key to mix into others. */
  readonly key: number;
  /** Whether companies come to this market. */
  readonly hasNewIssues: boolean;
  readonly newIssues: Map<number, NewIssue>;
  readonly listed: BoundedCache<number, readonly Listing[]>;
  /** By the day's number: the listings asked for on it, by theirs. */
  readonly days: BoundedCache<number, Map<number, ListingDay>>;
  readonly outlines: BoundedCache<string, DayOutline>;
  readonly minutes: BoundedCache<string, readonly Bar[]>;
}

export interface MarketOptions {
  /** Weekdays without trading, `YYYY-MM-DD`. */
  holidays: ReadonlySet<string>;
  /** Who is listed, and nobody else ever; some 4,000 companies and all new issues unless given. */
  listings?: readonly Listing[];
}

/** The market of a seed: the same seed, holidays and listings give the same prices everywhere and always. */
export function createMarket(seed: string | number, { holidays, listings }: MarketOptions): Market {
  return {
    get listings() {
      return listings ?? allListings();
    },
    coreListings: listings ?? coreListings,
    calendar: createCalendar(holidays),
    holidays,
    key: textKey(String(seed)),
    hasNewIssues: listings === undefined,
    newIssues: new Map(),
    listed: new BoundedCache(4),
    days: new BoundedCache(4),
    outlines: new BoundedCache(10_000),
    minutes: new BoundedCache(200),
  };
}

/** Everyone who is listed on a trading day, by code. */
export function listingsOn(market: Market, ordinal: number): readonly Listing[] {
  if (!market.hasNewIssues) return market.listings;
  return market.listed.get(ordinal, () => [...market.listings, ...debutsUntil(market, ordinal)]);
}

/** The listing with this symbol, if there is one: also of a company that is still to come to the market. */
export function findListing(market: Market, symbol: string): Listing | undefined {
  if (!market.hasNewIssues) return market.listings.find((listing) => listing.symbol === symbol);
  const code = codeOfSymbol(symbol);
  if (code === undefined || code < firstCode) return undefined;
  if (code > lastCode) return newIssueBySymbol(market, symbol)?.listing;
  const listing = listingByCode(code);
  return listing.symbol === symbol ? listing : undefined;
}

/** The listing with this symbol; throws when there is none. */
export function listingBySymbol(market: Market, symbol: string): Listing {
  const listing = findListing(market, symbol);
  if (listing === undefined) throw new RangeError(`no listing ${symbol}`);
  return listing;
}

/** Key of a listing on a trading day. */
export function dayKey(market: Market, listing: Listing, ordinal: number): number {
  return mix(mix(market.key, listing.key), ordinal);
}
