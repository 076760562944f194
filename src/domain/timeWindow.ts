import { exchangeDate, exchangeMidnight, isTradingDay, nextTradingDay } from './market/tradingSession';

/** Hours of a weekday, `HH:MM` in exchange time: from `opens` up to, not including, `closes`. */
export interface TimeWindow {
  opens: string;
  closes: string;
}

/** Whether a window is open, and when that changes (epoch ms). */
export interface WindowState {
  open: boolean;
  changesAt: number;
}

/** Whether money can be paid in or out (specification 9): within the hours, on weekdays that are no holidays. */
export function timeWindowAt(
  { opens, closes }: TimeWindow,
  moment: number,
  holidays: ReadonlySet<string>,
): WindowState {
  const date = exchangeDate(moment);
  const midnight = exchangeMidnight(date);
  if (isTradingDay(moment, holidays)) {
    const opensAt = midnight + sinceMidnight(opens);
    const closesAt = midnight + sinceMidnight(closes);
    if (moment < opensAt) return { open: false, changesAt: opensAt };
    if (moment < closesAt) return { open: true, changesAt: closesAt };
  }
  return {
    open: false,
    changesAt: exchangeMidnight(nextTradingDay(date, holidays)) + sinceMidnight(opens),
  };
}

/** Current state of a window that the server sent earlier. `opensAt` if known. */
export function windowNow(
  received: WindowState,
  now: number,
): { open: true } | { open: false; opensAt: number | undefined } {
  const open = now < received.changesAt ? received.open : !received.open;
  if (open) return { open };
  return { open, opensAt: now < received.changesAt ? received.changesAt : undefined };
}

/** `"09:30"` in ms. */
export function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}
