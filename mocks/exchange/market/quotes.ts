import type { Quote, Stock, StockDetails } from '../../../src/api/contract/stocks';
import { divide, multiply } from '../../../src/domain/decimal';
import { sessionAt, sessions } from '../../../src/domain/tradingSession';
import { joinBars } from './bar';
import { type DayProgress, progressAt } from './dayProgress';
import { latestPrice } from './latestPrice';
import { listingBySymbol, type Market } from './market';
import { minuteBars } from './minuteBars';
import { tickAt } from './priceGrid';
import { closingTime, momentOfTrade } from './trades';

/** The quote of a symbol at a moment. Throws when there is no such symbol. */
export function quoteAt(market: Market, symbol: string, moment: number): Quote {
  const progress = progressAt(market, listingBySymbol(market, symbol), moment);
  const { previousClose } = progress.outline;
  const latest = latestPrice(progress);
  const change = String(latest - previousClose);
  return {
    symbol,
    latestPrice: String(latest),
    previousClose: String(previousClose),
    change,
    changePercent: divide(multiply(change, '100'), String(previousClose), 2),
    quotedAt: quotedAt(market, progress, moment),
  };
}

/** A symbol as lists show it, at a moment. Throws when there is no such symbol. */
export function stockAt(market: Market, symbol: string, moment: number): Stock {
  const { code, exchange, name } = listingBySymbol(market, symbol);
  return { ...quoteAt(market, symbol, moment), code, exchange, name };
}

/** Everything the details screen shows of a symbol, at a moment. Throws when there is no such symbol. */
export function detailsAt(market: Market, symbol: string, moment: number): StockDetails {
  const listing = listingBySymbol(market, symbol);
  const progress = progressAt(market, listing, moment);
  const { limitUp, limitDown } = progress.outline;
  const minutes = minuteBars(market, progress);
  const day = joinBars(minutes);
  return {
    ...stockAt(market, symbol, moment),
    open: day ? String(day.open) : null,
    high: day ? String(day.high) : null,
    low: day ? String(day.low) : null,
    volume: String(day?.volume ?? 0),
    totalAmount: String(minutes.reduce((sum, { amount }) => sum + amount, 0)),
    limitUp: String(limitUp),
    limitDown: String(limitDown),
    tickSize: String(tickAt(latestPrice(progress))),
    suspended: listing.suspended,
  };
}

/** The last trade's moment while a session is open; otherwise the end of the last session. */
function quotedAt(market: Market, { day, key, trades }: DayProgress, moment: number): number {
  if (trades > 0 && sessionAt(moment, market.holidays).open) {
    return momentOfTrade(key, day.midnight, trades - 1);
  }
  const ends = sessions.map(({ closes }) => day.midnight + closes).filter((end) => end <= moment);
  return ends.at(-1) ?? market.calendar.dayOf(day.ordinal - 1).midnight + closingTime;
}
