import { tickAt } from '../priceGrid';

/** The next price on the tick grid above one that is on it. */
export function priceAbove(price: number): number {
  return price + tickAt(price + 1);
}

/** The next price on the tick grid below one that is on it; may be zero. */
export function priceBelow(price: number): number {
  return price - tickAt(price);
}
