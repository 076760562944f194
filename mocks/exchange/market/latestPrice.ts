import type { DayProgress } from './dayProgress';

/** Price of the last trade of the day, else the previous close; in yen. */
export function latestPrice({ of, trades }: DayProgress): number {
  return of.priceAfter(trades);
}
