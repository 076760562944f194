import { divide, multiply } from '../../../src/domain/decimal';
import { sessionAt } from '../../../src/domain/market/tradingSession';
import type { Localized } from '../localized';
import { mix, textKey, unit } from '../market/hash';
import type { Listing } from '../market/listings';
import type { Market } from '../market/market';
import { outlineOf } from '../market/outlineOf';
import { snapToTick } from '../market/priceGrid';
import type { TradingDay } from '../market/tradingCalendar';
import { reasonFor } from './reasons';
import { valueStockRules } from './rules';

/** A stock on the weekly list, at the price of one day. Figures about the company are invented. */
export interface ValueOffer {
  /** Symbol and day, such as `1055.W-2026-11-20`. Each day's price is a separate offer. */
  id: string;
  listing: Listing;
  /** `YYYY-MM-DD`, the day on which applications are accepted. */
  date: string;
  week: number;
  /** In yen, on the tick grid; fixed for the day. */
  price: string;
  minLots: number;
  maxLots: number;
  /** Percent of the price, two decimals. */
  dividendYield: string;
  /** Price over net assets per share, two decimals. */
  priceBookRatio: string;
  reason: Localized;
}

/** The offers of the current or next day that accepts applications. */
export function valueOffersAt(market: Market, now: number): ValueOffer[] {
  const { open, changesAt } = sessionAt(now, market.holidays);
  const day = market.calendar.dayAt(open ? now : changesAt);
  return chooseListings(market, weekOf(day)).map((listing, place) => offerOf(market, listing, day, place));
}

/** The offer with this id, if it is from that day. */
export function findValueOffer(market: Market, id: string, now: number): ValueOffer | undefined {
  return valueOffersAt(market, now).find((offer) => offer.id === id);
}

/** The stocks of a week, chosen again each Monday. */
function chooseListings({ key, listings }: Market, week: number): Listing[] {
  const { offers, highestBasePrice } = valueStockRules;
  const weekKey = mix(mix(key, 61), week);
  const drawn = new Set<Listing>();
  for (let draw = 0; drawn.size < offers && draw < 10 * listings.length; draw += 1) {
    const listing = listings[mix(weekKey, draw) % listings.length];
    if (listing && !listing.suspended && listing.basePrice < highestBasePrice) drawn.add(listing);
  }
  return [...drawn];
}

function offerOf(market: Market, listing: Listing, day: TradingDay, place: number): ValueOffer {
  const { symbol, basePrice } = listing;
  const week = weekOf(day);
  const own = mix(market.key, textKey(symbol));
  const chance = (purpose: number) => unit(mix(mix(own, purpose), week));
  const { previousClose } = outlineOf(market, listing, day.ordinal);
  const price = String(snapToTick(previousClose * (0.985 + 0.03 * chance(62))));
  const dividend = Math.max(1, Math.round(basePrice * (0.025 + 0.025 * unit(mix(own, 63)))));
  const netAssets = Math.round(basePrice * (1.1 + 0.9 * unit(mix(own, 64))));
  const figures = {
    dividendYield: divide(multiply(String(dividend), '100'), price, 2),
    priceBookRatio: divide(price, String(netAssets), 2),
  };
  return {
    id: `${symbol}-${day.date}`,
    listing,
    week,
    price,
    date: day.date,
    minLots: place % 3 === 0 ? 2 : 1,
    maxLots: 10 + Math.floor(chance(65) * 3) * 10,
    ...figures,
    reason: reasonFor(figures, unit(mix(own, 66))),
  };
}

/** Number of Mondays since 1970, which began on a Thursday. */
function weekOf({ date }: TradingDay): number {
  return Math.floor((Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 3) / 7);
}
