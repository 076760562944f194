import { dayPath } from './dayPath';
import type { DayProgress } from './dayProgress';

/** Price of the last trade of the day, else the previous close; in yen. */
export function latestPrice({ key, outline, trades }: DayProgress): number {
  return trades === 0 ? outline.previousClose : dayPath(key, outline)(trades - 1);
}
