import { mix, unit } from './hash';
import type { Listing } from './listings';
import type { Market } from './market';
import { valueNoise } from './valueNoise';

/** In trading days: from day to day, and waves of a week, a month, a quarter, a year. */
const waves = [1, 4, 16, 64, 256].map((period) => ({ period, spread: Math.sqrt(period) }));

/** How much the whole market moves in a day, as a part of its level. */
const marketVolatility = 0.005;

/**
 * Where a listing's price is drawn to on a trading day, in yen and off the tick grid. A random walk that is known at
 * each day without walking there: waves of growing length, each reaching as far as a walk would, around the listing's
 * base price. Their steepest slopes together stay under 11 % of the price a day; the narrowest daily limit is 14 %.
 * A new issue sets out from its base price on its first day.
 */
export function fairPrice(market: Market, listing: Listing, ordinal: number): number {
  const own = level(mix(market.key, listing.key), ordinal, listing.volatility);
  const common = level(market.key, ordinal, listing.beta * marketVolatility);
  const price = listing.basePrice * own * common;
  return listing.debut === null ? price : price / debutLevel(market, listing, listing.debut.ordinal);
}

function debutLevel(market: Market, listing: Listing, ordinal: number): number {
  const own = level(mix(market.key, listing.key), ordinal, listing.volatility);
  return own * level(market.key, ordinal, listing.beta * marketVolatility);
}

function level(key: number, ordinal: number, volatility: number): number {
  let product = 1;
  for (const { period, spread } of waves) {
    const waveKey = mix(key, period);
    product *= 1 + volatility * spread * valueNoise(waveKey, ordinal / period + unit(waveKey));
  }
  return product;
}
