import { mix, unit } from '../market/hash';

/** Random choices that follow from a seed: the same seed gives the same choices. */
export interface RandomSource {
  /** A whole number from 0 up to, not including, `below`. */
  below: (below: number) => number;
  pick: <T>(things: readonly T[]) => T | undefined;
}

/** A source of choices of its own. */
export function createRandom(seed: number): RandomSource {
  let step = 0;
  const below = (limit: number) => Math.floor(unit(mix(seed, step++)) * limit);
  return { below, pick: (things) => things[below(things.length)] };
}
