import type { AuctionOrder } from '../../../domain/market/auction';

/** Prices of the example, in ticks from the last price, the highest first. */
export const examplePrices = [3, 2, 1, 0, -1, -2, -3];

/** The most shares of the own order. */
export const mostShares = '1000000';

/** Invented orders that are collected before the reader's own. Prices in ticks from the last price. */
export const exampleOrders: readonly AuctionOrder[] = [
  { side: 'sell', price: null, shares: 2_000 },
  { side: 'sell', price: -1, shares: 1_000 },
  { side: 'sell', price: 0, shares: 3_000 },
  { side: 'sell', price: 1, shares: 5_000 },
  { side: 'sell', price: 2, shares: 8_000 },
  { side: 'buy', price: null, shares: 3_000 },
  { side: 'buy', price: 1, shares: 2_000 },
  { side: 'buy', price: 0, shares: 4_000 },
  { side: 'buy', price: -1, shares: 6_000 },
  { side: 'buy', price: -2, shares: 9_000 },
];
