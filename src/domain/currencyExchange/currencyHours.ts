import {
  exchangeDate,
  exchangeMidnight,
  isTradingDay,
  nextTradingDay,
  previousTradingDay,
} from '../market/tradingSession';

const day = 86_400_000;
/** The bank closes every night, 03:00–03:30: ms after the exchange's midnight. */
const rest = { begins: 3 * 3_600_000, ends: 3.5 * 3_600_000 };
/** Currencies are exchanged on holidays too, but not on weekends. */
const noHolidays: ReadonlySet<string> = new Set();

/** Whether currencies are exchanged at a moment. Moments are epoch ms. */
export interface CurrencyHours {
  open: boolean;
  /** When this changes next. */
  changesAt: number;
  /** The last moment at which rates were made: now, or the last one before the bank closed. */
  pricedAt: number;
}

/** The bank's hours: all day from Monday to Friday in exchange time, except half an hour at night. */
export function currencyHoursAt(moment: number): CurrencyHours {
  const date = exchangeDate(moment);
  const midnight = exchangeMidnight(date);
  if (!isTradingDay(moment, noHolidays)) {
    const reopens = exchangeMidnight(nextTradingDay(date, noHolidays));
    return closed(reopens, exchangeMidnight(previousTradingDay(date, noHolidays)) + day);
  }
  const begins = midnight + rest.begins;
  const ends = midnight + rest.ends;
  if (moment < begins) return { open: true, changesAt: begins, pricedAt: moment };
  if (moment < ends) return closed(ends, begins);
  const tomorrow = midnight + day;
  const changesAt = isTradingDay(tomorrow, noHolidays) ? tomorrow + rest.begins : tomorrow;
  return { open: true, changesAt, pricedAt: moment };
}

const closed = (changesAt: number, since: number): CurrencyHours => ({
  open: false,
  changesAt,
  pricedAt: since - 1,
});
