import { mix, unit } from './hash';
import type { Listing } from './listings';
import type { Market } from './market';
import { valueNoise } from './valueNoise';

/** Periods in trading days: day, week, month, quarter, year. */
const waves = [1, 4, 16, 64, 256].map((period) => ({ period, spread: Math.sqrt(period) }));

/** Daily volatility of the whole market, as a fraction of its level. */
const marketVolatility = 0.005;

/**
 * The price that a listing tends to on a trading day, in yen, not on the tick grid. It resembles a random walk that can
 * be evaluated at any day directly: a sum of waves of growing length around the listing's base price. Their combined
 * slope stays below 11 % of the price per day; the narrowest daily limit is 14 %. A new issue starts from its base
 * price on its first day.
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
