/**
 * Deterministic numbers by key. Only integer and IEEE-exact arithmetic, here and in all of the market: no `Math.exp`
 * or `Math.sin`, which engines may round differently, so that every browser and server sees the same prices.
 */

/** Mixes a number into a key, giving a new 32-bit key (the finalizer of MurmurHash3). */
export function mix(key: number, value: number): number {
  let hash = key ^ Math.imul(value + 0x7f4a7c15, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Key of a text (FNV-1a over UTF-16 units). */
export function textKey(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash, text.length);
}

/** The number of a key, evenly spread in [0, 1). */
export function unit(key: number): number {
  return (key >>> 0) / 2 ** 32;
}

/** The number of a key, evenly spread in [-1, 1). */
export function signed(key: number): number {
  return unit(key) * 2 - 1;
}
