import { progressOn } from './dayProgress';
import { findListing, type Market } from './market';
import { momentOfTrade } from './trades';

/**
 * Whether shares can change hands under this symbol at a moment: it is known, and its first day of trading has begun
 * (from midnight of that day). A suspended stock is listed too.
 */
export function isListed(market: Market, symbol: string, moment: number): boolean {
  const listing = findListing(market, symbol);
  if (listing === undefined) return false;
  return listing.debut === null || market.calendar.dayAt(moment).ordinal >= listing.debut.ordinal;
}

/**
 * Whether there is a price that an order could be filled at. Not before a new issue's first price, which is found some
 * time after the open of its first day: until then `latestPrice` is the issue price, as a reference.
 */
export function hasPrice(market: Market, symbol: string, moment: number): boolean {
  if (!isListed(market, symbol, moment)) return false;
  const found = firstPriceAt(market, symbol);
  return found === null || moment >= found;
}

/** When a new issue's first price is found, epoch ms; null for stocks that have been there since the market began. */
export function firstPriceAt(market: Market, symbol: string): number | null {
  const listing = findListing(market, symbol);
  if (!listing?.debut) return null;
  const day = market.calendar.dayOf(listing.debut.ordinal);
  const { of } = progressOn(market, listing, day, day.midnight);
  return momentOfTrade(of.key, day.midnight, of.outline.firstTrade);
}
