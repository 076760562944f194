/**
 * Deterministic numbers by key. The whole market uses only integer and IEEE-exact arithmetic. `Math.exp` and `Math.sin`
 * may round differently between engines, and all browsers and servers have to compute the same prices.
 */

/** Mixes a number into a key and returns a new 32-bit key (the finalizer of MurmurHash3). */
export function mix(key: number, value: number): number {
  let hash = key ^ Math.imul(value + 0x7f4a7c15, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Key of a string (FNV-1a over UTF-16 units). */
export function textKey(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash, text.length);
}

/** A number in [0, 1) for a key, uniformly distributed. */
export function unit(key: number): number {
  return (key >>> 0) / 2 ** 32;
}

/** A number in [-1, 1) for a key, uniformly distributed. */
export function signed(key: number): number {
  return unit(key) * 2 - 1;
}
