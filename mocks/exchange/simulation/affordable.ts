import type { Exchange } from '../exchange';
import type { Listing } from '../market/listings';

/** Number of stocks that the simulated members trade. */
const count = 60;
const lowest = 100;
const highest = 3000;

/** Stocks whose lot most members can afford. */
export function affordable({ market }: Exchange): Listing[] {
  const found: Listing[] = [];
  for (const listing of market.listings) {
    if (!listing.suspended && listing.basePrice > lowest && listing.basePrice < highest) found.push(listing);
    if (found.length === count) break;
  }
  return found;
}
