import { mix, unit } from './hash';
import type { Listing } from './listings';
import type { Market } from './market';

const dayLength = 86_400_000;
/** The invented past: listings of before the market's first day, from a spring Monday on. */
const earliest = Date.parse('1961-04-03T00:00:00Z');
const weeks = 3_050;

/** First day of trading, `YYYY-MM-DD`: that of a new issue, else an invented weekday between 1961 and 2019. */
export function dateOfListing(market: Market, listing: Listing): string {
  if (listing.debut !== null) return market.calendar.dayOf(listing.debut.ordinal).date;
  const chance = unit(mix(listing.key, 71));
  const week = Math.floor(chance * chance * -weeks) + weeks;
  const weekday = mix(listing.key, 72) % 5;
  return new Date(earliest + (week * 7 + weekday) * dayLength).toISOString().slice(0, 10);
}
