import { dailyClose } from './dailyClose';
import { type DayOutline, volumeUnit } from './dayOutline';
import { mix, signed, unit } from './hash';
import type { Listing } from './listings';
import { dayKey, type Market } from './market';
import { limitSideOn } from './offTrendCloses';
import { clampPrice, limitsFrom, snapToTick } from './priceGrid';
import { tradesPerDay, tradesPerMinute } from './trades';

/** Shares that a day needs, so that each of its trades has some. */
const leastVolume = tradesPerDay * volumeUnit;

/** Outline of a listing's complete trading day, cached. */
export function outlineOf(market: Market, listing: Listing, ordinal: number): DayOutline {
  return market.outlines.get(`${listing.symbol}/${ordinal}`, () => computeOutline(market, listing, ordinal));
}

/** Computes the outline of a listing's trading day. */
export function computeOutline(market: Market, listing: Listing, ordinal: number): DayOutline {
  const key = dayKey(market, listing, ordinal);
  const previousClose = dailyClose(market, listing, ordinal - 1);
  const close = dailyClose(market, listing, ordinal);
  const { limitUp, limitDown } = limitsFrom(previousClose);
  const reach = previousClose * listing.volatility;
  const onGrid = (price: number) => clampPrice(limitDown, limitUp, snapToTick(price));

  const gap = (close - previousClose) * unit(mix(key, 1)) * 0.6 + reach * signed(mix(key, 2)) * 0.3;
  const open = onGrid(previousClose + gap);
  const high = onGrid(Math.max(open, close) + reach * excursion(mix(key, 3)));
  const low = onGrid(Math.min(open, close) - reach * excursion(mix(key, 4)));
  const activity = 0.4 + 0.4 * unit(mix(key, 5)) + (0.35 * (high - low)) / reach;
  const wanted = Math.round((listing.dailyVolume * activity) / volumeUnit) * volumeUnit;
  const volume = Math.max(wanted, leastVolume);
  const firstTrade = listing.debut?.ordinal === ordinal ? firstTradeOfDebut(key) : 0;
  const restsFrom = limitSideOn(market, listing, ordinal) ? arrivalAtLimit(key) : tradesPerDay - 1;
  return { previousClose, limitUp, limitDown, open, high, low, close, volume, firstTrade, restsFrom };
}

/** How far the day's range exceeds open and close: usually little. */
function excursion(key: number): number {
  const chance = unit(key);
  return 0.05 + 0.9 * chance * chance;
}

/** The first price of a new issue is found 5 to 89 minutes after the open. */
function firstTradeOfDebut(key: number): number {
  return (5 + Math.floor(unit(mix(key, 6)) * 85)) * tradesPerMinute;
}

function arrivalAtLimit(key: number): number {
  return Math.floor((0.08 + 0.72 * unit(mix(key, 7))) * tradesPerDay);
}
