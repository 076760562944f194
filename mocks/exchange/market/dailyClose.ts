import { fairPrice } from './fairPrice';
import type { Listing } from './listings';
import type { Market } from './market';
import { offTrendCloseOn, settlingDays } from './offTrendCloses';
import { snapToTick } from './priceGrid';

/** Closing price of a listing on a trading day, in yen. Before its first day, the issue price. */
export function dailyClose(market: Market, listing: Listing, ordinal: number): number {
  if (listing.suspended) return snapToTick(listing.basePrice);
  if (listing.debut !== null && ordinal < listing.debut.ordinal) return listing.debut.issuePrice;
  const departure = offTrendCloseOn(market, listing, ordinal);
  if (departure === undefined) return snapToTick(fairPrice(market, listing, ordinal));
  const daysSince = ordinal - departure.ordinal;
  if (daysSince === 0) return departure.close;
  const away = departure.close / fairPrice(market, listing, departure.ordinal) - 1;
  return snapToTick(fairPrice(market, listing, ordinal) * (1 + away * (1 - daysSince / settlingDays)));
}
