import { divide } from '../../../src/domain/decimal';
import { mix, textKey, unit } from '../market/hash';
import type { Market } from '../market/market';
import type { LockUpProduct } from './product';

const day = 86_400_000;
/** Series of losses start in some periods of this many days… */
const monthLength = 30;
/** …and last this many days. */
const lossSeriesLength = 4;

/**
 * Income of the calendar day at a time, in millionths of the principal: usually around the projection, on some days a
 * loss. Computed from the seed and the day.
 */
export function dailyRate({ key: seed }: Market, product: LockUpProduct, moment: number): number {
  const ownKey = mix(seed, textKey(product.id));
  const dayNumber = Math.floor(moment / day);
  const chance = (purpose: number) => unit(mix(mix(ownKey, dayNumber), purpose));
  const between = (low: number, high: number) => Math.floor(low + chance(2) * (high - low + 1));
  const { projected, losses, lossSeries } = product;
  if (isInLossSeries(mix(ownKey, 77), dayNumber, lossSeries.chance))
    return -between(lossSeries.low, lossSeries.high);
  if (chance(1) < losses.chance) return -between(losses.low, losses.high);
  return between(projected.low * 0.7, projected.high * 1.2);
}

/** Converts millionths to a fraction: 200 becomes `"0.0002"`. */
export function fraction(millionths: number): string {
  return divide(String(millionths), '1000000', 6);
}

function isInLossSeries(key: number, dayNumber: number, chance: number): boolean {
  const monthKey = mix(key, Math.floor(dayNumber / monthLength));
  const begins = Math.floor(unit(mix(monthKey, 1)) * (monthLength - lossSeriesLength));
  const since = (dayNumber % monthLength) - begins;
  return unit(mix(monthKey, 2)) < chance && since >= 0 && since < lossSeriesLength;
}
