import type { Exchange } from '../exchange';
import { limitsFrom } from '../market/priceGrid';
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
  const { limitUp, limitDown } = limitsFrom(Number(previousClose));
  return { symbol, latestPrice, quotedAt, limitUp: String(limitUp), limitDown: String(limitDown) };
}
