import { allListings, coreListings, firstCode, lastCode, listingByCode } from './allListings';
import type { Bar } from './bar';
import { BoundedCache } from './boundedCache';
import type { DayOutline } from './dayOutline';
import { mix, textKey } from './hash';
import type { ListingDay } from './listingDay';
import { codeOfSymbol, type Listing } from './listings';
import { debutsUntil, type NewIssue, newIssueBySymbol } from './newIssues';
import { createCalendar, type TradingCalendar } from './tradingCalendar';

/** The simulated market. It only caches computed values: prices depend on the seed and the time. */
export interface Market {
  /** Companies listed since the market began, by code. `listingsOn` includes later ones. */
  readonly listings: readonly Listing[];
  /** The core listings, used by indices and scenarios. */
  readonly coreListings: readonly Listing[];
  readonly calendar: TradingCalendar;
  readonly holidays: ReadonlySet<string>;
  /** Hash key of the seed. */
  readonly key: number;
  /** Whether new companies are listed on this market. */
  readonly hasNewIssues: boolean;
  readonly newIssues: Map<number, NewIssue>;
  readonly listed: BoundedCache<number, readonly Listing[]>;
  /** Cached listing days, by the day's ordinal, then by the listing's number. */
  readonly days: BoundedCache<number, Map<number, ListingDay>>;
  readonly outlines: BoundedCache<string, DayOutline>;
  readonly minutes: BoundedCache<string, readonly Bar[]>;
  /** Shares that stood before orders when they took their places. */
  readonly queues: BoundedCache<string, number>;
}

export interface MarketOptions {
  /** Weekdays without trading, `YYYY-MM-DD`. */
  holidays: ReadonlySet<string>;
  /** A fixed list of companies; by default about 4,000 companies and all new issues. */
  listings?: readonly Listing[];
}

/** Creates the market of a seed. The same seed, holidays and listings always give the same prices. */
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
    queues: new BoundedCache(1000),
  };
}

/** All companies listed on a trading day, by code. */
export function listingsOn(market: Market, ordinal: number): readonly Listing[] {
  if (!market.hasNewIssues) return market.listings;
  return market.listed.get(ordinal, () => [...market.listings, ...debutsUntil(market, ordinal)]);
}

/** The listing with this symbol, if any, including future new issues. */
export function findListing(market: Market, symbol: string): Listing | undefined {
  if (!market.hasNewIssues) return market.listings.find((listing) => listing.symbol === symbol);
  const code = codeOfSymbol(symbol);
  if (code === undefined || code < firstCode) return undefined;
  if (code > lastCode) return newIssueBySymbol(market, symbol)?.listing;
  const listing = listingByCode(code);
  return listing.symbol === symbol ? listing : undefined;
}

/**
 * The listing with this symbol.
 *
 * @throws if the symbol does not exist
 */
export function listingBySymbol(market: Market, symbol: string): Listing {
  const listing = findListing(market, symbol);
  if (listing === undefined) throw new RangeError(`no listing ${symbol}`);
  return listing;
}

/** Hash key of a listing on a trading day. */
export function dayKey(market: Market, listing: Listing, ordinal: number): number {
  return mix(mix(market.key, listing.key), ordinal);
}
