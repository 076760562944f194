const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Asia/Tokyo is nine hours ahead of UTC all year round. */
const exchangeOffset = 9 * hour;

/** Trading sessions in ms after the exchange's midnight: 09:00–11:30 and 12:30–15:30 (decision 12). */
export const sessions = [
  { opens: 9 * hour, closes: 11 * hour + 30 * minute },
  { opens: 12 * hour + 30 * minute, closes: 15 * hour + 30 * minute },
] as const;

/** End of the last session of a day, in ms after the exchange's midnight. */
export const closingTime = Math.max(...sessions.map(({ closes }) => closes));

/** Whether a session is open, and when that changes (epoch ms). */
export interface SessionState {
  open: boolean;
  changesAt: number;
}

/** The exchange's calendar day at a moment, `YYYY-MM-DD`, whatever the phone's zone. */
export function exchangeDate(moment: number): string {
  return new Date(moment + exchangeOffset).toISOString().slice(0, 10);
}

/** Start of an exchange day in epoch ms. */
export function exchangeMidnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) - exchangeOffset;
}

/** End of the last session of an exchange day, epoch ms. */
export const closeOf = (date: string): number => exchangeMidnight(date) + closingTime;

/** Whether the exchange trades on the day of this moment: no weekend, no holiday. */
export function isTradingDay(moment: number, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(moment + exchangeOffset).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(exchangeDate(moment));
}

/** First trading day after an exchange day. */
export function nextTradingDay(date: string, holidays: ReadonlySet<string>): string {
  return neighbouringTradingDay(date, holidays, day);
}

/** Last trading day before an exchange day. */
export function previousTradingDay(date: string, holidays: ReadonlySet<string>): string {
  return neighbouringTradingDay(date, holidays, -day);
}

/** A session is open from its first ms up to, not including, its closing time. */
export function sessionAt(moment: number, holidays: ReadonlySet<string>): SessionState {
  const date = exchangeDate(moment);
  const midnight = exchangeMidnight(date);
  if (isTradingDay(moment, holidays)) {
    for (const { opens, closes } of sessions) {
      if (moment < midnight + opens) return { open: false, changesAt: midnight + opens };
      if (moment < midnight + closes) return { open: true, changesAt: midnight + closes };
    }
  }
  const nextMidnight = exchangeMidnight(nextTradingDay(date, holidays));
  return { open: false, changesAt: nextMidnight + sessions[0].opens };
}

function neighbouringTradingDay(date: string, holidays: ReadonlySet<string>, step: number): string {
  let midnight = exchangeMidnight(date) + step;
  while (!isTradingDay(midnight, holidays)) midnight += step;
  return exchangeDate(midnight);
}
