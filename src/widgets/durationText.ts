import type { Translate } from '../i18n/text';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Returns a duration in words, in its two largest units: days and hours, hours and minutes, minutes. A time until a deadline is
 * rounded down, a time until something becomes possible up, so that neither promises too much.
 */
export function durationText(t: Translate, ms: number, rounding: 'up' | 'down'): string {
  const round = rounding === 'up' ? Math.ceil : Math.floor;
  const left = Math.max(0, ms);
  if (left < hour) return t('common:duration.minutes', { minutes: round(left / minute) });
  if (left < day) {
    const minutes = round(left / minute);
    return t('common:duration.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  }
  const hours = round(left / hour);
  return t('common:duration.days', { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** Returns the time left until a moment, epoch ms. It has no seconds: a fact, and no countdown that rushes. */
export const timeLeft = (t: Translate, until: number, now: number): string =>
  t('common:timeLeft', { left: durationText(t, until - now, 'down') });
