import { exchangeDate } from '../../../src/domain/market/tradingSession';
import type { Bar } from './bar';
import type { ListingDay } from './listingDay';
import type { Market } from './market';
import { outlineOf } from './outlineOf';

interface PriceRange {
  high: number;
  low: number;
}

const day = 24 * 3_600_000;

/** Days of 52 weeks before today. */
const daysBefore = 363;

/**
 * Highest and lowest price of the calendar year (年初来高値・安値), including the current day; undefined for a stock that is
 * suspended or has no first price.
 */
export function yearRange(market: Market, of: ListingDay, today: Bar | undefined): PriceRange | undefined {
  return rangeFrom(market, of, today, `${of.day.date.slice(0, 4)}-01-01`);
}

/** Highest and lowest price of the last 52 weeks, likewise. */
export function weeks52Range(market: Market, of: ListingDay, today: Bar | undefined): PriceRange | undefined {
  return rangeFrom(market, of, today, exchangeDate(of.day.midnight - daysBefore * day));
}

/** @param first the earliest date that counts */
function rangeFrom(
  market: Market,
  { listing, day }: ListingDay,
  today: Bar | undefined,
  first: string,
): PriceRange | undefined {
  if (listing.suspended) return undefined;
  const { calendar } = market;
  const oldest = Math.max(calendar.firstOrdinal, listing.debut?.ordinal ?? 0);
  const bars: PriceRange[] = today ? [today] : [];
  for (let ordinal = day.ordinal - 1; ordinal >= oldest; ordinal -= 1) {
    if (calendar.dayOf(ordinal).date < first) break;
    bars.push(outlineOf(market, listing, ordinal));
  }
  if (bars.length === 0) return undefined;
  return {
    high: Math.max(...bars.map(({ high }) => high)),
    low: Math.min(...bars.map(({ low }) => low)),
  };
}
