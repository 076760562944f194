import type { SortDirection, StockSort } from '../../../src/api/contract/stocks';
import { percentHundredths } from './changePercent';
import { type DayProgress, progressAt } from './dayProgress';
import { latestPrice } from './latestPrice';
import type { Listing } from './listings';
import type { Market } from './market';

/** Numeric sort keys of stocks. */
export type Figure = Exclude<StockSort, 'code' | 'name'>;

const change = (progress: DayProgress) => latestPrice(progress) - progress.of.outline.previousClose;

/** Displayed values as integers. */
const figures: Record<Figure, (progress: DayProgress) => number> = {
  latestPrice,
  change,
  changePercent: (progress) => percentHundredths(change(progress), progress.of.outline.previousClose),
  volume: ({ of, trades }) => of.volumeAfter(trades),
  turnover: ({ of, trades }) => of.turnoverAfter(trades),
};

/** A listing with its sort value. */
export interface Ranked {
  listing: Listing;
  value: number;
}

/** Sorts listings by a figure at a time; equal ones keep their order. */
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
