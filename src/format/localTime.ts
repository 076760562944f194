import { formatDateTime } from './dateTime';

/** Minutes by which the exchange is ahead of UTC, all year round. */
const exchangeOffset = 540;
const minute = 60_000;

/** Minutes by which this phone's clock is ahead of UTC at a moment. */
const phoneOffset = (moment: number): number => -new Date(moment).getTimezoneOffset();

/**
 * A moment as this phone's clock will show it, `2026/03/01 15:05`; undefined where that is the exchange's time as well,
 * which stands there anyway (decision 12).
 *
 * @param offset minutes ahead of UTC
 */
export function formatLocalDateTime(
  moment: number,
  offset: number = phoneOffset(moment),
): string | undefined {
  return offset === exchangeOffset ? undefined : formatDateTime(moment + (offset - exchangeOffset) * minute);
}
