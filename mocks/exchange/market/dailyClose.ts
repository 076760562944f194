import { mix, textKey, unit } from './hash';
import type { Listing } from './listings';
import type { Market } from './market';
import { snap } from './priceGrid';
import { valueNoise } from './valueNoise';

/** In trading days: from day to day, and waves of a week, a month, a quarter, a year. */
const wavePeriods = [1, 4, 16, 64, 256];

/** How much the whole market moves in a day, as a part of its level. */
const marketVolatility = 0.005;

/**
 * Closing price of a listing on a trading day, in yen. A random walk that is known at each day without walking there:
 * waves of growing length, each reaching as far as a walk would, around the listing's base price. Their steepest
 * slopes together stay under the narrowest daily limit (14 % of the price).
 */
export function dailyClose(market: Market, listing: Listing, ordinal: number): number {
  if (listing.suspended) return snap(listing.basePrice);
  const own = waves(mix(market.key, textKey(listing.symbol)), ordinal, listing.volatility);
  const common = waves(market.key, ordinal, listing.beta * marketVolatility);
  return snap(listing.basePrice * own * common);
}

function waves(key: number, ordinal: number, volatility: number): number {
  let level = 1;
  for (const period of wavePeriods) {
    const waveKey = mix(key, period);
    const shifted = ordinal / period + unit(waveKey);
    level *= 1 + volatility * Math.sqrt(period) * valueNoise(waveKey, shifted);
  }
  return level;
}
