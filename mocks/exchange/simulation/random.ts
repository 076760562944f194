import { mix, unit } from '../market/hash';

/** Pseudo-random choices; the same seed gives the same choices. */
export interface RandomSource {
  /** An integer from 0 up to `below` (exclusive). */
  below: (below: number) => number;
  pick: <T>(things: readonly T[]) => T | undefined;
}

/** Creates an independent random source. */
export function createRandom(seed: number): RandomSource {
  let step = 0;
  const below = (limit: number) => Math.floor(unit(mix(seed, step++)) * limit);
  return { below, pick: (things) => things[below(things.length)] };
}
