import { compare, divide, isPositive, negate, subtract } from '../decimal';
import type { PositionGroup } from './tradeVocabulary';

/** What a list of positions or orders can be sorted by. */
export const positionSorts = ['newest', 'profit', 'loss', 'value', 'name', 'nearest'] as const;
export type PositionSort = (typeof positionSorts)[number];

/** Sorts of each tab: a pending order has no profit or loss, but a limit price. */
export const sortsOf: Record<PositionGroup, readonly [PositionSort, ...PositionSort[]]> = {
  inProgress: ['newest', 'profit', 'loss', 'value', 'name'],
  placing: ['newest', 'nearest', 'value', 'name'],
  terminated: ['newest', 'profit', 'loss', 'name'],
};

/** What positions are sorted by. Amounts and prices in yen. */
interface Sortable {
  profitLoss: string;
  marketValue: string;
  latestPrice: string;
  limitPrice?: string | null | undefined;
}

type Comparison<Position> = (one: Position, other: Position) => number;

/**
 * Sorts positions. Equal ones keep their order, the latest first.
 *
 * @param nameOf the name in the member's language
 * @param collator compares names in that language
 */
export function sortPositions<Position extends Sortable>(
  positions: readonly Position[],
  sort: PositionSort,
  { nameOf, collator }: { nameOf: (position: Position) => string; collator: Intl.Collator },
): readonly Position[] {
  const comparisons: Record<Exclude<PositionSort, 'newest'>, Comparison<Position>> = {
    profit: (one, other) => compare(other.profitLoss, one.profitLoss),
    loss: (one, other) => compare(one.profitLoss, other.profitLoss),
    value: (one, other) => compare(other.marketValue, one.marketValue),
    name: (one, other) => collator.compare(nameOf(one), nameOf(other)),
    nearest: (one, other) => compare(distanceOf(one), distanceOf(other)),
  };
  return sort === 'newest' ? positions : positions.toSorted(comparisons[sort]);
}

/**
 * Distance between an order's limit and the market price, as a fraction of the market price. Positions without a limit
 * come last.
 */
function distanceOf({ limitPrice, latestPrice }: Sortable): string {
  if (limitPrice == null || !isPositive(latestPrice)) return '1000000';
  const distance = divide(subtract(limitPrice, latestPrice), latestPrice, 8);
  return isPositive(distance) ? distance : negate(distance);
}
