import { isWhole } from '../decimal';
import { parseLots } from '../typedNumber';

/**
 * One lot more or fewer than typed, never below `minimum` nor, where there is one, above `maximum`. Invalid input
 * becomes the minimum.
 */
export function steppedLots(
  typed: string,
  by: 1 | -1,
  { minimum = 1, maximum = Number.POSITIVE_INFINITY }: { minimum?: number; maximum?: number } = {},
): string {
  const lots = parseLots(typed);
  if (lots === undefined || !isWhole(lots)) return String(minimum);
  return String(Math.min(maximum, Math.max(minimum, Number(lots) + by)));
}
