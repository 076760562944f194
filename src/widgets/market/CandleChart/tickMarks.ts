import { TickMarkType, type Time } from 'lightweight-charts';
import { formatClock, formatTime } from '../../../format/dateTime';
import { momentOf } from './chartData';

/**
 * Formats the marks of the time axis like the library, in exchange time: `2026年`, `3月`, `5日`, `09:05`.
 *
 * The library creates a formatter per mark, the most expensive part of the first drawing. This reuses them.
 *
 * @param tag the language's BCP 47 tag
 */
export function tickMarkWriter(tag: string): (time: Time, type: TickMarkType) => string {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (moment: number) => {
      format ??= new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Asia/Tokyo' });
      return format.format(moment);
    };
  };
  const writers = {
    [TickMarkType.Year]: writer({ year: 'numeric' }),
    [TickMarkType.Month]: writer({ month: 'short' }),
    [TickMarkType.DayOfMonth]: writer({ day: 'numeric' }),
    [TickMarkType.Time]: formatTime,
    [TickMarkType.TimeWithSeconds]: formatClock,
  };
  return (time, type) => writers[type](momentOf(time));
}
