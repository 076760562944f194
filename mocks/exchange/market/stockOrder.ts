import type { SortDirection, StockSort } from '../../../src/api/contract/stocks';
import { percentHundredths } from './changePercent';
import { type DayProgress, progressAt } from './dayProgress';
import { latestPrice } from './latestPrice';
import type { Listing } from './listings';
import type { Market } from './market';

/** What stocks are sorted by, where that is a figure. */
export type Figure = Exclude<StockSort, 'code' | 'name'>;

const change = (progress: DayProgress) => latestPrice(progress) - progress.of.outline.previousClose;

/** The figures as they are shown, in whole numbers. */
const figures: Record<Figure, (progress: DayProgress) => number> = {
  latestPrice,
  change,
  changePercent: (progress) => percentHundredths(change(progress), progress.of.outline.previousClose),
  volume: ({ of, trades }) => of.volumeAfter(trades),
  turnover: ({ of, trades }) => of.turnoverAfter(trades),
};

/** A listing and the figure it is sorted by. */
export interface Ranked {
  listing: Listing;
  value: number;
}

/** Listings by one of their figures at a moment; equal ones stay in the order they come in. */
export function sortByFigure(
  market: Market,
  listings: readonly Listing[],
  figure: Figure,
  direction: SortDirection,
  moment: number,
): Ranked[] {
  const figureOf = figures[figure];
  const sign = direction === 'ascending' ? 1 : -1;
  return listings
    .map((listing) => ({ listing, value: figureOf(progressAt(market, listing, moment)) }))
    .sort((one, other) => sign * (one.value - other.value));
}
