import { findListing, type Market } from './market';

/**
 * Whether shares can change hands under this symbol at a moment: it is known, and its first day of trading has begun
 * (from midnight of that day). A suspended stock is listed too.
 */
export function isListed(market: Market, symbol: string, moment: number): boolean {
  return findListing(market, symbol) !== undefined && market.calendar.dayAt(moment).ordinal >= 0;
}

/**
 * Whether there is a price that an order could be filled at. Not before a new issue's first price, which is found some
 * time after the open of its first day: until then `latestPrice` is the issue price, as a reference.
 */
export function hasPrice(market: Market, symbol: string, moment: number): boolean {
  return isListed(market, symbol, moment);
}
