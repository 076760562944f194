import type { Quote, Stock, StockDetails } from '../../../src/api/contract/stocks';
import { closingTime, sessionAt, sessions } from '../../../src/domain/market/tradingSession';
import { tradeRules } from '../rules';
import { hundredthsText, percentHundredths } from './changePercent';
import { dateOfListing } from './dateOfListing';
import { type DayProgress, progressAt } from './dayProgress';
import { latestPrice } from './latestPrice';
import type { Listing } from './listings';
import { listingBySymbol, type Market } from './market';
import { dayBar } from './minuteBars';
import { tickAt } from './priceGrid';
import { sectorNames } from './sectorNames';
import { momentOfTrade, tradesUntil } from './trades';
import { weeks52Range, yearRange } from './yearRange';

/**
 * The quote of a symbol at a time.
 *
 * @throws if the symbol does not exist
 */
export function quoteAt(market: Market, symbol: string, moment: number): Quote {
  return quoteOf(market, progressAt(market, listingBySymbol(market, symbol), moment), moment);
}

/**
 * A symbol as shown in lists, at a time.
 *
 * @throws if the symbol does not exist
 */
export function stockAt(market: Market, symbol: string, moment: number): Stock {
  return stockOf(market, listingBySymbol(market, symbol), moment);
}

/** A listing as shown in lists, at a time. */
export function stockOf(market: Market, listing: Listing, moment: number): Stock {
  const progress = progressAt(market, listing, moment);
  const { of, trades } = progress;
  return {
    ...quoteOf(market, progress, moment),
    code: listing.code,
    exchange: listing.exchange,
    name: listing.name,
    volume: String(of.volumeAfter(trades)),
    totalAmount: String(of.turnoverAfter(trades)),
  };
}

/**
 * All data of the details screen for a symbol, at a time.
 *
 * @throws if the symbol does not exist
 */
export function detailsAt(market: Market, symbol: string, moment: number): StockDetails {
  const listing = listingBySymbol(market, symbol);
  const progress = progressAt(market, listing, moment);
  const { limitUp, limitDown } = progress.of.outline;
  const day = dayBar(market, progress);
  const year = yearRange(market, progress.of, day);
  const weeks52 = weeks52Range(market, progress.of, day);
  return {
    ...stockOf(market, listing, moment),
    open: textOrNull(day?.open),
    high: textOrNull(day?.high),
    low: textOrNull(day?.low),
    limitUp: String(limitUp),
    limitDown: String(limitDown),
    yearHigh: textOrNull(year?.high),
    yearLow: textOrNull(year?.low),
    weeks52High: textOrNull(weeks52?.high),
    weeks52Low: textOrNull(weeks52?.low),
    tickSize: String(tickAt(latestPrice(progress))),
    lotSize: tradeRules.lotSize,
    sector: sectorNames[listing.sector],
    listedOn: dateOfListing(market, listing),
    suspended: listing.suspended,
  };
}

function quoteOf(market: Market, progress: DayProgress, moment: number): Quote {
  const { previousClose } = progress.of.outline;
  const latest = latestPrice(progress);
  const change = latest - previousClose;
  return {
    symbol: progress.of.listing.symbol,
    latestPrice: String(latest),
    previousClose: String(previousClose),
    change: String(change),
    changePercent: hundredthsText(percentHundredths(change, previousClose)),
    quotedAt: quotedAt(market, progress, moment),
  };
}

/**
 * The time of the last trade during a session, otherwise the end of the last session. While orders are collected within a
 * session, the last trade stays the newest price: it is as old as a trade would be.
 */
function quotedAt(market: Market, { of, trades }: DayProgress, moment: number): number {
  const { day, key } = of;
  if (trades > 0 && sessionAt(moment, market.holidays).open) {
    const latest = of.isCollecting(moment) ? tradesUntil(key, day.midnight, moment) : trades;
    return momentOfTrade(key, day.midnight, latest - 1);
  }
  const ends = sessions.map(({ closes }) => day.midnight + closes).filter((end) => end <= moment);
  return ends.at(-1) ?? market.calendar.dayOf(day.ordinal - 1).midnight + closingTime;
}

function textOrNull(price: number | undefined): string | null {
  return price === undefined ? null : String(price);
}
