import type { Exchange } from '../exchange';
import type { Listing } from '../market/listings';

/** As many stocks as a crowd of members trades in. */
const count = 60;
const lowest = 100;
const highest = 3000;

/** Stocks of which a lot is within most members' means. */
export function affordable({ market }: Exchange): Listing[] {
  const found: Listing[] = [];
  for (const listing of market.listings) {
    if (!listing.suspended && listing.basePrice > lowest && listing.basePrice < highest) found.push(listing);
    if (found.length === count) break;
  }
  return found;
}
