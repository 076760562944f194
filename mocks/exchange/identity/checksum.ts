/** Checksum of no bytes. */
export const emptyChecksum = 0x811c9dc5;

/** Extends a checksum by more bytes (FNV-1a, 32 bits). The result does not depend on the chunk sizes. */
export function checksumOf(bytes: Uint8Array, before = emptyChecksum): number {
  let hash = before;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
