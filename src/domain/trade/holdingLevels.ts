import { add, compare, divide, multiply } from '../decimal';
import { type Side, sides } from './tradeVocabulary';

/** One position or one order of a stock: its price in yen, its quantity in shares. */
export interface Holding {
  side: Side;
  price: string;
  shares: number;
}

/** A position, or what a member holds on one side of a stock. */
export interface HoldingLevel extends Holding {
  /** Profit or loss if it were closed at the last price, after all fees, in yen. */
  profit: string;
}

/**
 * The positions of a stock, one level a side, long first: all shares at their average price (平均建値, two decimals) and
 * the sum of their results.
 */
export function holdingLevels(positions: readonly HoldingLevel[]): HoldingLevel[] {
  return sides.flatMap((side) => {
    const held = positions.filter((position) => position.side === side);
    if (held.length === 0) return [];
    const shares = sharesOf(held);
    const paid = add(...held.map(({ price, shares }) => multiply(price, String(shares))));
    const profit = add(...held.map(({ profit }) => profit));
    return [{ side, shares, price: divide(paid, String(shares), 2), profit }];
  });
}

/** Pending orders, those of one side and price together: long first, the highest price first. */
export function orderLevels(orders: readonly Holding[]): Holding[] {
  return sides.flatMap((side) => {
    const placed = orders.filter((order) => order.side === side);
    const prices = [...new Set(placed.map(({ price }) => price))].toSorted((a, b) => compare(b, a));
    return prices.map((price) => ({
      side,
      price,
      shares: sharesOf(placed.filter((order) => order.price === price)),
    }));
  });
}

function sharesOf(holdings: readonly Holding[]): number {
  return holdings.reduce((sum, { shares }) => sum + shares, 0);
}
