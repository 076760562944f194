/**
 * The change in percent from which the colour of a sector is strongest: that of the sector that moves most, so that a quiet
 * day has its differences, too. Not below 0.3, because less is nothing, and not above 1.5.
 */
export function strongPercent(sectors: readonly { changePercent: string }[]): number {
  const largest = Math.max(0, ...sectors.map(({ changePercent }) => Math.abs(Number(changePercent))));
  return Math.min(Math.max(largest, 0.3), 1.5);
}
