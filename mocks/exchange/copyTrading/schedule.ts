import {
  closingTime,
  exchangeDate,
  exchangeMidnight,
  isTradingDay,
  nextTradingDay,
} from '../../../src/domain/market/tradingSession';
import type { Market } from '../market/market';

const minute = 60_000;

/** A mentor trades from 09:35 to 14:30, and the day's result is known at 15:30. All epoch ms, given the day's midnight. */
export const opensAt = (midnight: number): number => midnight + (9 * 60 + 35) * minute;
export const closesAt = (midnight: number): number => midnight + (14 * 60 + 30) * minute;
export const endsAt = (midnight: number): number => midnight + closingTime;

/** The trading day that is `days` trading days after `date`, as `YYYY-MM-DD`. */
export function tradingDayAfter({ holidays }: Market, date: string, days: number): string {
  let later = date;
  for (let count = 0; count < days; count += 1) later = nextTradingDay(later, holidays);
  return later;
}

/** The first day of an investment made now: today before 09:35, otherwise the next trading day. */
export function firstDayFrom({ holidays }: Market, now: number): string {
  const today = exchangeDate(now);
  const trades = isTradingDay(now, holidays) && now < opensAt(exchangeMidnight(today));
  return trades ? today : nextTradingDay(today, holidays);
}
