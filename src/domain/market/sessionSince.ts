import {
  closeOf,
  exchangeDate,
  exchangeMidnight,
  isTradingDay,
  previousTradingDay,
  sessions,
} from './tradingSession';

/** Start of the current market state: the opening of an open session, otherwise the close of the last one. Epoch ms. */
export function sessionSince(moment: number, holidays: ReadonlySet<string>): number {
  const date = exchangeDate(moment);
  const midnight = exchangeMidnight(date);
  const bounds = sessions.flatMap(({ opens, closes }) => [midnight + opens, midnight + closes]);
  const passed = isTradingDay(moment, holidays) ? bounds.findLast((bound) => bound <= moment) : undefined;
  return passed ?? closeOf(previousTradingDay(date, holidays));
}
