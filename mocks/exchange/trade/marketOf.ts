import { priceLimits } from '../../../src/domain/market/priceLimits';
import type { Exchange } from '../exchange';
import { quoteAt } from '../market/quotes';

/** Market data for evaluating an order. Prices in yen. */
export interface MarketState {
  symbol: string;
  latestPrice: string;
  /** Epoch ms. */
  quotedAt: number;
  limitUp: string;
  limitDown: string;
}

/** Price and daily limits of a symbol. Much cheaper to compute than the full stock details. */
export function marketOf({ market, now }: Exchange, symbol: string): MarketState {
  const { latestPrice, previousClose, quotedAt } = quoteAt(market, symbol, now);
  return { symbol, latestPrice, quotedAt, ...priceLimits(previousClose) };
}
