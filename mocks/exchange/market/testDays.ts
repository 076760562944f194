import fc from 'fast-check';
import { holidays } from '../../../src/domain/market/holidays';
import { ListingDay } from './listingDay';
import { type Listing, listingOf } from './listings';
import { createMarket, dayKey, type Market } from './market';
import { findNewIssue } from './newIssues';
import { limitSideOn } from './offTrendCloses';
import { outlineOf } from './outlineOf';

/** The day of a listing with an ordinal. */
export function listingDay(market: Market, listing: Listing, ordinal: number): ListingDay {
  const day = { ordinal, date: '', midnight: 0 };
  return new ListingDay(listing, day, dayKey(market, listing, ordinal), outlineOf(market, listing, ordinal));
}

const anyListing = { seed: fc.string(), code: fc.integer({ min: 1000, max: 9999 }) };

/** Any company on any day, with any seed. */
export const someDay = fc
  .record({ ...anyListing, ordinal: fc.integer({ min: 0, max: 5000 }) })
  .map(({ seed, code, ordinal }) => {
    const listing = listingOf(code);
    return listingDay(createMarket(seed, { holidays, listings: [listing] }), listing, ordinal);
  });

/** A day that ends at a limit, or a day after one. */
export const eventfulDay = fc
  .record({
    ...anyListing,
    from: fc.integer({ min: 0, max: 5000 }),
    offset: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 })),
  })
  .map(({ seed, code, from, offset }) => {
    const listing = listingOf(code);
    const market = createMarket(seed, { holidays, listings: [listing] });
    let ordinal = from;
    while (!limitSideOn(market, listing, ordinal)) ordinal += 1;
    return listingDay(market, listing, ordinal + offset);
  });

/** One of the first days of a new issue, mostly the first. */
export const newIssueDay = fc
  .record({
    seed: fc.string(),
    id: fc.integer({ min: 700, max: 1500 }),
    offset: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5 })),
  })
  .map(({ seed, id, offset }) => {
    const market = createMarket(seed, { holidays });
    const issue = findNewIssue(market, `I${id}`);
    if (!issue) throw new Error(`there is no I${id}`);
    return listingDay(market, issue.listing, issue.listedOn + offset);
  });
