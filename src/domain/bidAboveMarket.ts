import { compare, isPositive } from './decimal';
import { type LimitFill, limitFill } from './limitFill';

/**
 * A bid compared with the market; undefined unless it is above it, and while the market has no price. Prices in yen.
 */
export function bidAboveMarket(price: string, marketPrice: string): LimitFill | undefined {
  // The prices are compared: the percentage of a tick can round to nothing.
  if (!isPositive(marketPrice) || compare(price, marketPrice) <= 0) return undefined;
  return limitFill('buy', price, marketPrice);
}
