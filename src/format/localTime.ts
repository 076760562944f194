import { formatDateTime } from './dateTime';

/** Minutes by which the exchange is ahead of UTC, all year round. */
const exchangeOffset = 540;
const minute = 60_000;

/** Minutes by which this phone's clock is ahead of UTC at a moment. */
const phoneOffset = (moment: number): number => -new Date(moment).getTimezoneOffset();

/**
 * A moment in the phone's time zone, `2026/03/01 15:05`; undefined when it equals the exchange's time, which is always
 * shown (decision 12).
 *
 * @param offset minutes ahead of UTC
 */
export function formatLocalDateTime(
  moment: number,
  offset: number = phoneOffset(moment),
): string | undefined {
  return offset === exchangeOffset ? undefined : formatDateTime(moment + (offset - exchangeOffset) * minute);
}
