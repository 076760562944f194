import { holidays } from '../../../src/domain/market/holidays';
import { exchangeDate, isTradingDay, previousTradingDay } from '../../../src/domain/market/tradingSession';

/** Publication time: days before the exchange's current day, and the time of day. */
export interface Publication {
  daysAgo: number;
  time: `${number}:${number}`;
}

const hour = 3_600_000;

/**
 * Publication time, epoch ms. The current day starts at 09:00; before that, the day before counts as the current one.
 */
export function publishedAt({ daysAgo, time }: Publication, now: number): number {
  return momentOf(exchangeDate(now - 9 * hour - daysAgo * 24 * hour), time);
}

/** The same for texts that are published only on trading days; days are counted in trading days. */
export function publishedOnTradingDay({ daysAgo, time }: Publication, now: number): number {
  const morning = now - 9 * hour;
  const present = exchangeDate(morning);
  let date = isTradingDay(morning, holidays) ? present : previousTradingDay(present, holidays);
  for (let day = 0; day < daysAgo; day += 1) date = previousTradingDay(date, holidays);
  return momentOf(date, time);
}

const momentOf = (date: string, time: string): number => Date.parse(`${date}T${time}:00+09:00`);
