import { exchangeDate } from '../../../src/domain/tradingSession';

/** When a text came out: days before the exchange's present day, and the time of day. */
export interface Publication {
  daysAgo: number;
  time: `${number}:${number}`;
}

const hour = 3_600_000;

/** The present day's texts are out from 09:00; until then the day before is the present one. */
export function publishedAt({ daysAgo, time }: Publication, now: number): number {
  const date = exchangeDate(now - 9 * hour - daysAgo * 24 * hour);
  return Date.parse(`${date}T${time}:00+09:00`);
}
