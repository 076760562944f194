import type { Exchange as ExchangeInfo } from '../../../src/api/contract/market';
import { type Exchange, exchanges } from './listings';
import { listingsOn, type Market } from './market';

/** Names of the exchanges for lists. */
export const exchangeNames: Record<Exchange, ExchangeInfo['name']> = {
  EAST: { en: 'East', tw: '東部', jp: '東部' },
  WEST: { en: 'West', tw: '西部', jp: '西部' },
  NORTH: { en: 'North', tw: '北部', jp: '北部' },
};

/** The exchanges and their number of listed stocks at a time; exchanges without stocks are left out. */
export function exchangesAt(market: Market, moment: number): ExchangeInfo[] {
  const listed = listingsOn(market, market.calendar.dayAt(moment).ordinal);
  return exchanges.flatMap((exchange) => {
    const total = listed.filter((listing) => listing.exchange === exchange).length;
    return total > 0 ? [{ exchange, name: exchangeNames[exchange], total }] : [];
  });
}
