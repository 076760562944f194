import { noFigure } from './writeFigure';

/** Asia/Tokyo is nine hours ahead of UTC all year round. */
const exchangeOffset = 9 * 60 * 60 * 1000;

/** A moment in epoch ms. */
type Moment = number | null | undefined;

/*
 * Dates and times of the exchange (Asia/Tokyo, decision 12), independent of the phone's time zone, on a 24-hour clock,
 * truncated, not rounded. A missing moment, and one outside the years 0 to 9999, is `—`.
 */

/** `2026/03/02` */
export function formatDate(moment: Moment): string {
  return write(moment, ({ date }) => date);
}

/** `09:05` */
export function formatTime(moment: Moment): string {
  return write(moment, ({ time }) => time);
}

/** `09:05:07` */
export function formatClock(moment: Moment): string {
  return write(moment, ({ time, seconds }) => `${time}:${seconds}`);
}

/** `2026/03/02 09:05` */
export function formatDateTime(moment: Moment): string {
  return write(moment, ({ date, time }) => `${date} ${time}`);
}

/** `03/02 09:05` */
export function formatMonthDayTime(moment: Moment): string {
  return write(moment, ({ date, time }) => `${date.slice(5)} ${time}`);
}

/** A moment in the shortest form: `09:05` today, `03/02 09:05` this year, else `2027/03/02 09:05`. */
export function formatNear(moment: Moment, now: number): string {
  const [day, today] = [formatDate(moment), formatDate(now)];
  if (day === today) return formatTime(moment);
  return day.slice(0, 4) === today.slice(0, 4) ? formatMonthDayTime(moment) : formatDateTime(moment);
}

interface Parts {
  date: string;
  time: string;
  seconds: string;
}

function write(moment: Moment, format: (parts: Parts) => string): string {
  const shifted = new Date((moment ?? Number.NaN) + exchangeOffset);
  if (Number.isNaN(shifted.getTime())) return noFigure;
  // Always `YYYY-MM-DDTHH:MM:SS.mmmZ`, except for years with more than four digits.
  const iso = shifted.toISOString();
  if (iso.length !== 24) return noFigure;
  return format({
    date: iso.slice(0, 10).replaceAll('-', '/'),
    time: iso.slice(11, 16),
    seconds: iso.slice(17, 19),
  });
}
