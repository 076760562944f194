import type { RawResponseOf } from '../../../src/api/contract/call';
import type { DayKind, session } from '../../../src/api/contract/market';
import {
  exchangeDate,
  exchangeMidnight,
  isTradingDay,
  sessionAt,
  sessions,
} from '../../../src/domain/market/tradingSession';
import { quoteMaxAgeMs } from '../rules';
import { timestamp } from '../timestamp';

const noHolidays: ReadonlySet<string> = new Set();

/** The current day at the exchange: date, kind of day, hours and current session. */
export function sessionView(holidays: ReadonlySet<string>, moment: number): RawResponseOf<typeof session> {
  const { open, changesAt } = sessionAt(moment, holidays);
  return {
    open,
    changesAt: timestamp(changesAt),
    date: exchangeDate(moment),
    dayKind: dayKindAt(moment, holidays),
    sessions: sessions.map(({ opens, closes }) => ({ opens: timeOfDay(opens), closes: timeOfDay(closes) })),
    quoteMaxAgeMs,
  };
}

function dayKindAt(moment: number, holidays: ReadonlySet<string>): DayKind {
  if (isTradingDay(moment, holidays)) return 'tradingDay';
  return isTradingDay(moment, noHolidays) ? 'holiday' : 'weekend';
}

/** Formats ms after midnight as `HH:MM`. */
function timeOfDay(sinceMidnight: number): string {
  return new Date(exchangeMidnight('2020-01-06') + sinceMidnight + 9 * 3_600_000).toISOString().slice(11, 16);
}
