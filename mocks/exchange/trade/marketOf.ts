import { priceLimits } from '../../../src/domain/priceLimits';
import type { Exchange } from '../exchange';
import { quoteAt } from '../market/quotes';

/** What an order is judged by. Prices in yen. */
export interface MarketState {
  symbol: string;
  latestPrice: string;
  /** Epoch ms. */
  quotedAt: number;
  limitUp: string;
  limitDown: string;
}

/** The market's price of a symbol and what the day allows: much less work than all that a details screen shows. */
export function marketOf({ market, now }: Exchange, symbol: string): MarketState {
  const { latestPrice, previousClose, quotedAt } = quoteAt(market, symbol, now);
  return { symbol, latestPrice, quotedAt, ...priceLimits(previousClose) };
}
