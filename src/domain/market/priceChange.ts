import { divide, isZero, multiply, subtract } from '../decimal';

/** A movement of price: in yen, and in percent with two decimals at most; `"-1.25"` is −1.25 %. */
export interface PriceChange {
  change: string;
  /** Undefined from a price of zero. */
  changePercent: string | undefined;
}

/** How far a price has moved from another one, in yen. */
export function priceChange(price: string, from: string): PriceChange {
  const change = subtract(price, from);
  const changePercent = isZero(from) ? undefined : divide(multiply(change, '100'), from, 2);
  return { change, changePercent };
}
