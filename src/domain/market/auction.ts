import type { BookSide } from './marketVocabulary';

/** An order that an auction collects. */
export interface AuctionOrder {
  side: BookSide;
  /** Limit; null for a market order. Any unit, the same for all orders. */
  price: number | null;
  shares: number;
}

/** What an auction (板寄せ) would trade at a price. */
export interface AuctionAtPrice {
  price: number;
  /** Shares that can be bought at this price: market orders, and limits at it or above. */
  buys: number;
  /** Shares that can be sold at this price: market orders, and limits at it or below. */
  sells: number;
  /** Shares that would trade. */
  shares: number;
}

/** The rule that chose the price: most shares, the least surplus, the nearest to the last price, the larger side. */
export type AuctionRule = 'volume' | 'surplus' | 'nearest' | 'side';

/** The result of an auction. */
export interface AuctionResult {
  at: AuctionAtPrice;
  /** The rule that no other price passed. */
  rule: AuctionRule;
}

/** What an auction would trade at each of these prices (decision 61). */
export function auctionTable(
  orders: readonly AuctionOrder[],
  prices: readonly number[],
): readonly AuctionAtPrice[] {
  return prices.map((price) => {
    const sum = (side: BookSide) =>
      orders
        .filter((order) => order.side === side && takesPart(order, price))
        .reduce((total, { shares }) => total + shares, 0);
    const buys = sum('buy');
    const sells = sum('sell');
    return { price, buys, sells, shares: Math.min(buys, sells) };
  });
}

/** The one price of an auction, with the rule that chose it. Undefined if no orders match (decision 61). */
export function auctionResult(table: readonly AuctionAtPrice[], last: number): AuctionResult | undefined {
  const steps = [
    { rule: 'volume', rank: ({ shares }) => -shares },
    { rule: 'surplus', rank: ({ buys, sells }) => Math.abs(buys - sells) },
    { rule: 'nearest', rank: ({ price }) => Math.abs(price - last) },
    { rule: 'side', rank: ({ price, buys, sells }) => (buys > sells ? -price : price) },
  ] as const satisfies readonly { rule: AuctionRule; rank: (at: AuctionAtPrice) => number }[];
  let left = table.filter(({ shares }) => shares > 0);
  for (const { rule, rank } of steps) {
    const best = Math.min(...left.map(rank));
    left = left.filter((at) => rank(at) === best);
    const [at] = left;
    if (at && left.length === 1) return { at, rule };
  }
  return undefined;
}

/**
 * Shares that an order gets in an auction: market orders come first, then better prices, then earlier orders.
 *
 * @param orders in the order in which they came
 */
export function auctionFill(
  orders: readonly AuctionOrder[],
  order: AuctionOrder,
  { price, shares }: AuctionAtPrice,
): number {
  const before = orders
    .slice(0, orders.indexOf(order))
    .filter((other) => rankOf(other) === rankOf(order))
    .concat(orders.filter((other) => rankOf(other) < rankOf(order)))
    .filter((other) => other.side === order.side)
    .reduce((total, other) => total + other.shares, 0);
  return takesPart(order, price) ? Math.max(0, Math.min(order.shares, shares - before)) : 0;
}

const takesPart = ({ side, price: limit }: AuctionOrder, price: number): boolean =>
  limit === null || (side === 'buy' ? limit >= price : limit <= price);

/** The lower, the earlier an order is served among those of its side. */
const rankOf = ({ side, price }: AuctionOrder): number => {
  if (price === null) return Number.NEGATIVE_INFINITY;
  return side === 'buy' ? -price : price;
};
