import { progressOn } from './dayProgress';
import { findListing, type Market } from './market';
import { momentOfTrade } from './trades';

/**
 * Whether the symbol is listed at a time: it exists and its first day of trading has begun (from midnight). Suspended
 * stocks are listed too.
 */
export function isListed(market: Market, symbol: string, moment: number): boolean {
  const listing = findListing(market, symbol);
  if (listing === undefined) return false;
  return listing.debut === null || market.calendar.dayAt(moment).ordinal >= listing.debut.ordinal;
}

/**
 * Whether there is a price for filling orders. A new issue gets its first price some time after the open of its first
 * day; until then `latestPrice` is only the issue price.
 */
export function hasPrice(market: Market, symbol: string, moment: number): boolean {
  if (!isListed(market, symbol, moment)) return false;
  const found = firstPriceAt(market, symbol);
  return found === null || moment >= found;
}

/** When a new issue gets its first price, epoch ms; null for stocks listed since the market began. */
export function firstPriceAt(market: Market, symbol: string): number | null {
  const listing = findListing(market, symbol);
  if (!listing?.debut) return null;
  const day = market.calendar.dayOf(listing.debut.ordinal);
  const { of } = progressOn(market, listing, day, day.midnight);
  return momentOfTrade(of.key, day.midnight, of.outline.firstTrade);
}
