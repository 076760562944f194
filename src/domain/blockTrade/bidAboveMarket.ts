import { compare, isPositive } from '../decimal';
import { type LimitFill, limitFill } from '../trade/limitFill';

/**
 * Compares a bid with the market price. Undefined if the bid is not above it, or if the market has no price. Prices in
 * yen.
 */
export function bidAboveMarket(price: string, marketPrice: string): LimitFill | undefined {
  // Compares the prices, because the percentage of one tick can round to zero.
  if (!isPositive(marketPrice) || compare(price, marketPrice) <= 0) return undefined;
  return limitFill('buy', price, marketPrice);
}
