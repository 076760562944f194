import type { Market } from '../market/market';
import type { CopyTradeProduct } from './product';

/** Caches a value computed from a market and a product, for as long as the market is in use. */
export function cachePerProduct<Value>(
  compute: (market: Market, product: CopyTradeProduct) => Value,
): (market: Market, product: CopyTradeProduct) => Value {
  const known = new WeakMap<Market, Map<string, Value>>();
  return (market, product) => {
    const ofMarket = known.get(market) ?? new Map<string, Value>();
    known.set(market, ofMarket);
    const value = ofMarket.get(product.id) ?? compute(market, product);
    ofMarket.set(product.id, value);
    return value;
  };
}
