import { holidays } from '../../../src/domain/holidays';
import { exchangeDate, isTradingDay, previousTradingDay } from '../../../src/domain/tradingSession';

/** When a text came out: days before the exchange's present day, and the time of day. */
export interface Publication {
  daysAgo: number;
  time: `${number}:${number}`;
}

const hour = 3_600_000;

/** The present day's texts are out from 09:00; until then the day before is the present one. */
export function publishedAt({ daysAgo, time }: Publication, now: number): number {
  return momentOf(exchangeDate(now - 9 * hour - daysAgo * 24 * hour), time);
}

/** Of a text that comes out on days of trading alone: so many of them ago. */
export function publishedOnTradingDay({ daysAgo, time }: Publication, now: number): number {
  const morning = now - 9 * hour;
  const present = exchangeDate(morning);
  let date = isTradingDay(morning, holidays) ? present : previousTradingDay(present, holidays);
  for (let day = 0; day < daysAgo; day += 1) date = previousTradingDay(date, holidays);
  return momentOf(date, time);
}

const momentOf = (date: string, time: string): number => Date.parse(`${date}T${time}:00+09:00`);
