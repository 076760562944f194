import { formatMinutesLeft } from '../../../format/minutesLeft';
import type { Text } from '../../../i18n/text';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns a duration in words: `5:59` in the last hour, else hours and minutes, else days and hours. Rounds up. */
export function timeLeftText(t: Text<'position'>, left: number): string {
  if (left < hour) return formatMinutesLeft(left);
  if (left < day) {
    const minutes = Math.ceil(left / minute);
    return t('lock.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  }
  const hours = Math.ceil(left / hour);
  return t('lock.daysLeft', { days: Math.floor(hours / 24), hours: hours % 24 });
}
