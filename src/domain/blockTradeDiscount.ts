import { divide, isPositive, multiply, subtract } from './decimal';

/** How far a price lies below the market's, in yen and in percent of the market price; negative when it lies above. */
export interface Discount {
  amount: string;
  /** Two decimals at most. Zero when the market has no price. */
  percent: string;
}

/** The discount of a bid to the market, both ways. Prices in yen. */
export function discountToMarket(price: string, marketPrice: string): Discount {
  const amount = subtract(marketPrice, price);
  return { amount, percent: isPositive(marketPrice) ? divide(multiply(amount, '100'), marketPrice, 2) : '0' };
}
