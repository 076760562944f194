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

/**
 * Shares traded after a number of the day's trades. The value never falls, is `0` before the first trade and reaches
 * the day's volume at the end, so bars of any length add up.
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
  return (trades) => {
    if (trades <= firstTrade) return 0;
    const part = (trades - firstTrade) / (tradesPerDay - firstTrade);
    const wave = layeredNoise(noiseKey, layers, part) - (atStart + (atEnd - atStart) * part);
    return Math.round((volume / volumeUnit) * busyEnds(part + wave)) * volumeUnit;
  };
}

/** Fraction of the day's volume at a fraction of the day. Most shares are traded near the open and the close. */
function busyEnds(part: number): number {
  const fromNoon = 2 * part - 1;
  return 0.55 * part + 0.225 * (fromNoon * fromNoon * fromNoon + 1);
}
