import { mix, unit } from './hash';
import type { Listing } from './listings';
import type { Market } from './market';

const dayLength = 86_400_000;
/** Listings from before the market's first day get an invented date, starting with this Monday. */
const earliest = Date.parse('1961-04-03T00:00:00Z');
const weeks = 3_050;

/**
 * First day of trading, `YYYY-MM-DD`: the real one of a new issue, otherwise an invented weekday between 1961 and 2019.
 */
export function dateOfListing(market: Market, listing: Listing): string {
  if (listing.debut !== null) return market.calendar.dayOf(listing.debut.ordinal).date;
  const chance = unit(mix(listing.key, 71));
  const week = Math.floor(chance * chance * -weeks) + weeks;
  const weekday = mix(listing.key, 72) % 5;
  return new Date(earliest + (week * 7 + weekday) * dayLength).toISOString().slice(0, 10);
}
