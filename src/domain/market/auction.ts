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

/** A rule that an auction applied, and the prices that passed it. */
export interface AuctionStep {
  rule: AuctionRule;
  left: readonly AuctionAtPrice[];
}

/** The result of an auction. */
export interface AuctionResult {
  at: AuctionAtPrice;
  /** The rule that no other price passed. */
  rule: AuctionRule;
}

/** All rules, in the order in which they are applied. */
export const auctionRules = [
  'volume',
  'surplus',
  'nearest',
  'side',
] as const satisfies readonly AuctionRule[];

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

/** The rules that an auction applies, one after the other, until one price is left. None if no orders match (decision 61). */
export function auctionSteps(table: readonly AuctionAtPrice[], last: number): AuctionStep[] {
  const rankBy: Record<AuctionRule, (at: AuctionAtPrice) => number> = {
    volume: ({ shares }) => -shares,
    surplus: ({ buys, sells }) => Math.abs(buys - sells),
    nearest: ({ price }) => Math.abs(price - last),
    side: ({ price, buys, sells }) => (buys > sells ? -price : price),
  };
  const steps: AuctionStep[] = [];
  let left = table.filter(({ shares }) => shares > 0);
  if (left.length === 0) return steps;
  for (const rule of auctionRules) {
    const rank = rankBy[rule];
    const best = Math.min(...left.map(rank));
    left = left.filter((at) => rank(at) === best);
    steps.push({ rule, left });
    if (left.length === 1) break;
  }
  return steps;
}

/** The one price of an auction, with the rule that chose it. Undefined if no orders match (decision 61). */
export function auctionResult(table: readonly AuctionAtPrice[], last: number): AuctionResult | undefined {
  const step = auctionSteps(table, last).at(-1);
  const at = step?.left[0];
  return step && at && { at, rule: step.rule };
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

/** The orders of a side as an auction serves them: market orders, then better prices, then earlier orders. */
export const inPriority = (orders: readonly AuctionOrder[], side: BookSide): readonly AuctionOrder[] =>
  orders
    .filter((order) => order.side === side)
    .toSorted((one, other) => Math.sign(rankOf(one) - rankOf(other)) || 0);

const takesPart = ({ side, price: limit }: AuctionOrder, price: number): boolean =>
  limit === null || (side === 'buy' ? limit >= price : limit <= price);

/** The lower, the earlier an order is served among those of its side. */
const rankOf = ({ side, price }: AuctionOrder): number => {
  if (price === null) return Number.NEGATIVE_INFINITY;
  return side === 'buy' ? -price : price;
};
