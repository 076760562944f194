import { fairPrice } from './fairPrice';
import { mix, signed, unit } from './hash';
import type { Listing } from './listings';
import type { Market } from './market';
import { limitsFrom, snapToTick } from './priceGrid';

/*
 * Days whose close lies away from where the waves lead: a company's first day, and the rare days that end at a price
 * limit. From such a close the price comes back within `settlingDays`, so slowly that no day leaves its own limits:
 * a thirtieth of a departure is less than what the steepest waves leave of a day's range, at every price.
 */

/** A close away from the waves. */
export interface OffTrendClose {
  ordinal: number;
  /** In yen, on the tick grid. */
  close: number;
}

/** A day that ends at a limit: the price reaches it and stays. */
export type LimitSide = 'up' | 'down';

/** Trading days until a departure has worn off. */
export const settlingDays = 30;

/** A listing's days are cut into stretches with one day at a limit at most, early enough for it to wear off. */
const stretch = 80;
const limitDaysEvery = 800;
/**
 * Chosen so that in November 2026, the month of the stories, no familiar company is away from its waves under their
 * seed, and that others stand at either limit on the morning of their day.
 */
const limitDaySalt = 33;

/** The departure that a listing's close on a trading day still shows, if any. */
export function offTrendCloseOn(
  market: Market,
  listing: Listing,
  ordinal: number,
): OffTrendClose | undefined {
  const { debut } = listing;
  if (debut !== null && ordinal < debut.ordinal + settlingDays) {
    return { ordinal: debut.ordinal, close: debutClose(market, listing, debut.issuePrice) };
  }
  const limitDay = limitDayAround(market, listing, ordinal);
  if (limitDay === undefined || ordinal < limitDay.ordinal || ordinal >= limitDay.ordinal + settlingDays)
    return undefined;
  const limits = limitsFrom(snapToTick(fairPrice(market, listing, limitDay.ordinal - 1)));
  return { ordinal: limitDay.ordinal, close: limitDay.side === 'up' ? limits.limitUp : limits.limitDown };
}

/** Which limit a listing's close reaches on a trading day; undefined on nearly all days. */
export function limitSideOn(market: Market, listing: Listing, ordinal: number): LimitSide | undefined {
  if (listing.suspended) return undefined;
  const limitDay = limitDayAround(market, listing, ordinal);
  return limitDay?.ordinal === ordinal ? limitDay.side : undefined;
}

interface LimitDay {
  ordinal: number;
  side: LimitSide;
}

/** The day at a limit in the stretch that a day lies in. */
function limitDayAround(market: Market, listing: Listing, ordinal: number): LimitDay | undefined {
  const ownKey = mix(mix(market.key, listing.key), limitDaySalt);
  const shift = ownKey % stretch;
  const number = Math.floor((ordinal + shift) / stretch);
  const key = mix(ownKey, number);
  if (unit(key) >= stretch / limitDaysEvery) return undefined;
  const place = Math.floor(unit(mix(key, 1)) * (stretch - settlingDays));
  const found = number * stretch - shift + place;
  const { debut } = listing;
  if (debut !== null && found <= debut.ordinal + settlingDays) return undefined;
  return { ordinal: found, side: unit(mix(key, 2)) < 0.5 ? 'up' : 'down' };
}

/** A first day ends from 6 % below to 12 % above the issue price. */
function debutClose(market: Market, listing: Listing, issuePrice: number): number {
  return snapToTick(issuePrice * (1.03 + 0.09 * signed(mix(mix(market.key, listing.key), 45))));
}
