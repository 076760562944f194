import { type DayOutline, volumeUnit } from './dayOutline';
import { mix } from './hash';
import { tradesPerDay } from './trades';
import { type Layer, layeredNoise } from './valueNoise';

/**
 * Busy and quiet periods of 40, 5 and 1 minutes, as fractions of a day. Their combined slope stays below that of time,
 * so volume never falls.
 */
const layers: readonly Layer[] = [1 / 8, 1 / 66, 1 / 330].map((period) => ({
  period,
  amplitude: period * 0.15,
}));
/** Largest combined slope of these periods, either way. */
const steepest = 0.91;
/** Slope of `busyEnds` at noon, where it is smallest. */
const quietest = 0.55;

/**
 * Shares traded after a number of the day's trades. Each trade has 100 shares at least. The value is `0` before the first
 * trade and reaches the day's volume at the end, so bars of any length add up. The fewer shares a day has for its trades,
 * the more evenly they are spread.
 *
 * @param key the key of the listing's day
 */
export function dayVolume(
  key: number,
  { volume, firstTrade }: Pick<DayOutline, 'volume' | 'firstTrade'>,
): (trades: number) => number {
  const noiseKey = mix(key, 21);
  const atStart = layeredNoise(noiseKey, layers, 0);
  const atEnd = layeredNoise(noiseKey, layers, 1);
  const needed = ((tradesPerDay - firstTrade) * volumeUnit) / volume;
  const even = Math.max(0, (needed - quietest) / (1 - quietest));
  const waves = Math.min(1, Math.max(0, 1 - needed / quietest) / steepest);
  return (trades) => {
    if (trades <= firstTrade) return 0;
    const part = (trades - firstTrade) / (tradesPerDay - firstTrade);
    const wave = waves * (layeredNoise(noiseKey, layers, part) - (atStart + (atEnd - atStart) * part));
    const traded = even * part + (1 - even) * busyEnds(part + wave);
    return Math.round((volume / volumeUnit) * traded) * volumeUnit;
  };
}

/** Fraction of the day's volume at a fraction of the day. Most shares are traded near the open and the close. */
function busyEnds(part: number): number {
  const fromNoon = 2 * part - 1;
  return 0.55 * part + 0.225 * (fromNoon * fromNoon * fromNoon + 1);
}
