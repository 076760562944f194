import type { DayProgress } from './dayProgress';

/** Price of the day's last trade, or the previous close before it; in yen. */
export function latestPrice({ of, trades }: DayProgress): number {
  return of.priceAfter(trades);
}
