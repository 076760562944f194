import { fairPrice } from './fairPrice';
import { mix, signed, unit } from './hash';
import type { Listing } from './listings';
import type { Market } from './market';
import { limitsFrom, snapToTick } from './priceGrid';

/*
 * Days whose close lies off the trend of `fairPrice`: a company's first day, and the rare days that end at a price
 * limit. From such a close the price returns to the trend within `settlingDays`, slowly enough that no day exceeds its
 * limits: a thirtieth of the deviation is less than the range that the steepest trend leaves, at every price.
 */

/** A close off the trend. */
export interface OffTrendClose {
  ordinal: number;
  /** In yen, on the tick grid. */
  close: number;
}

/** The limit at which a day ends: the price reaches it and stays there. */
export type LimitSide = 'up' | 'down';

/** Trading days until a deviation from the trend has disappeared. */
export const settlingDays = 30;

/**
 * A listing's days are divided into periods of this length, with at most one day at a limit, early enough for the
 * deviation to disappear within the period.
 */
const periodLength = 80;
const limitDaysEvery = 800;
/**
 * Chosen so that in November 2026, the month of the stories, no core listing is off its trend with the stories' seed,
 * and other stocks are at either limit on the morning of their day.
 */
const limitDaySalt = 33;

/** The deviation that still affects a listing's close on a trading day, if any. */
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

/** The limit that a listing's close reaches on a trading day; undefined on nearly all days. */
export function limitSideOn(market: Market, listing: Listing, ordinal: number): LimitSide | undefined {
  if (listing.suspended) return undefined;
  const limitDay = limitDayAround(market, listing, ordinal);
  return limitDay?.ordinal === ordinal ? limitDay.side : undefined;
}

interface LimitDay {
  ordinal: number;
  side: LimitSide;
}

/** The day at a limit in the period that contains a day. */
function limitDayAround(market: Market, listing: Listing, ordinal: number): LimitDay | undefined {
  const ownKey = mix(mix(market.key, listing.key), limitDaySalt);
  const shift = ownKey % periodLength;
  const number = Math.floor((ordinal + shift) / periodLength);
  const key = mix(ownKey, number);
  if (unit(key) >= periodLength / limitDaysEvery) return undefined;
  const place = Math.floor(unit(mix(key, 1)) * (periodLength - settlingDays));
  const found = number * periodLength - shift + place;
  const { debut } = listing;
  if (debut !== null && found <= debut.ordinal + settlingDays) return undefined;
  return { ordinal: found, side: unit(mix(key, 2)) < 0.5 ? 'up' : 'down' };
}

/** The first day ends between 6 % below and 12 % above the issue price. */
function debutClose(market: Market, listing: Listing, issuePrice: number): number {
  return snapToTick(issuePrice * (1.03 + 0.09 * signed(mix(mix(market.key, listing.key), 45))));
}
