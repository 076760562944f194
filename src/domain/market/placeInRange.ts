/**
 * Where a price lies in a range: 0 at its lowest price, 1 at its highest. A price beyond the range is at its end. The middle
 * of a range without width. Undefined without a range.
 */
export function placeInRange(
  price: string,
  low: string | null | undefined,
  high: string | null | undefined,
): number | undefined {
  if (!low || !high) return undefined;
  const width = Number(high) - Number(low);
  if (width <= 0) return 0.5;
  return Math.min(Math.max((Number(price) - Number(low)) / width, 0), 1);
}
