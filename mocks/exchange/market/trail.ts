import type { DayProgress } from './dayProgress';
import { tradesPerMinute } from './trades';

/** Most prices of a course after the first one. */
const most = 23;

/**
 * The course of a day so far: its first price, then closes of its minutes, evenly spread, up to the latest. Empty before the
 * first trade. The chart has the same minutes (`minuteBars`).
 */
export function trailOf({ of, trades }: DayProgress): string[] {
  if (trades === 0) return [];
  const { firstTrade } = of.outline;
  const minutes = Math.ceil((trades - firstTrade) / tradesPerMinute);
  const points = Math.min(most, minutes);
  const closes = Array.from({ length: points }, (_, point) => {
    const minute = Math.ceil(((point + 1) * minutes) / points);
    return of.priceOf(Math.min(firstTrade + minute * tradesPerMinute, trades) - 1);
  });
  return [of.priceOf(firstTrade), ...closes].map(String);
}
