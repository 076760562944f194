import { divide, isPositive, multiply, subtract } from '../decimal';

/** How far a price is below the market price, in yen and in percent of the market price; negative if it is above. */
export interface Discount {
  amount: string;
  /** At most two decimals. Zero if the market has no price. */
  percent: string;
}

/** The discount of a bid to the market price, in yen and in percent. Prices in yen. */
export function discountToMarket(price: string, marketPrice: string): Discount {
  const amount = subtract(marketPrice, price);
  return { amount, percent: isPositive(marketPrice) ? divide(multiply(amount, '100'), marketPrice, 2) : '0' };
}
