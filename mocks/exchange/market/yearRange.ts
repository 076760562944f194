import type { Bar } from './bar';
import type { ListingDay } from './listingDay';
import type { Market } from './market';
import { outlineOf } from './outlineOf';

/**
 * Highest and lowest price of the calendar year (年初来高値・安値), including the current day; undefined for a stock that is
 * suspended or has no first price.
 */
export function yearRange(
  market: Market,
  { listing, day }: ListingDay,
  today: Bar | undefined,
): { high: number; low: number } | undefined {
  if (listing.suspended) return undefined;
  const { calendar } = market;
  const first = Math.max(calendar.firstOrdinal, listing.debut?.ordinal ?? 0);
  const bars: Pick<Bar, 'high' | 'low'>[] = today ? [today] : [];
  for (let ordinal = day.ordinal - 1; ordinal >= first; ordinal -= 1) {
    if (calendar.dayOf(ordinal).date.slice(0, 4) !== day.date.slice(0, 4)) break;
    bars.push(outlineOf(market, listing, ordinal));
  }
  if (bars.length === 0) return undefined;
  return {
    high: Math.max(...bars.map(({ high }) => high)),
    low: Math.min(...bars.map(({ low }) => low)),
  };
}
