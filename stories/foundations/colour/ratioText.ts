/** A contrast ratio for a reader: cut off, so that it is never rounded up to a limit that it misses. */
export const ratioText = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
