import { progressAt } from './dayProgress';
import { latestPrice } from './latestPrice';
import type { Listing } from './listings';
import { listingsOn, type Market } from './market';
import { type LimitSide, limitSideOn } from './offTrendCloses';

/** Stocks at their upper limit at a time, which stay there for the day, by code. Often none. */
export function limitUpListings(market: Market, moment: number): Listing[] {
  return atLimit(market, moment, 'up');
}

/** Stocks at their lower limit at a time, which stay there for the day, by code. Often none. */
export function limitDownListings(market: Market, moment: number): Listing[] {
  return atLimit(market, moment, 'down');
}

/** A stock at its upper limit at a time; undefined if there is none. */
export function limitUpListing(market: Market, moment: number): Listing | undefined {
  return limitUpListings(market, moment)[0];
}

function atLimit(market: Market, moment: number, side: LimitSide): Listing[] {
  const { ordinal } = market.calendar.dayAt(moment);
  return listingsOn(market, ordinal).filter((listing) => {
    if (limitSideOn(market, listing, ordinal) !== side) return false;
    const progress = progressAt(market, listing, moment);
    const { outline } = progress.of;
    return progress.trades > outline.restsFrom && latestPrice(progress) === outline.close;
  });
}
