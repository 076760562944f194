import { compare, divide, isPositive, negate, subtract } from '../decimal';
import { distanceToLiquidation, wayLeft } from './liquidationDistance';
import type { PositionGroup } from './tradeVocabulary';

/** What a list of positions or orders can be sorted by. */
export const positionSorts = ['risk', 'newest', 'profit', 'loss', 'value', 'name', 'nearest'] as const;
export type PositionSort = (typeof positionSorts)[number];

/** Sorts of each tab, the first by default. Only what is held has a risk. A pending order has no profit or loss, but a limit price. */
export const sortsOf: Record<PositionGroup, readonly [PositionSort, ...PositionSort[]]> = {
  inProgress: ['risk', 'newest', 'profit', 'loss', 'value', 'name'],
  placing: ['newest', 'nearest', 'value', 'name'],
  terminated: ['newest', 'profit', 'loss', 'name'],
};

/** What positions are sorted by. Amounts and prices in yen. */
interface Sortable {
  profitLoss: string;
  marketValue: string;
  latestPrice: string;
  limitPrice?: string | null | undefined;
  buyPrice?: string | null | undefined;
  liquidationPrice?: string | null | undefined;
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
    risk: compareRisks,
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

/**
 * The least way left comes first (`wayLeft`), of equal ones the shortest distance in percent of the price. Positions that are
 * never liquidated come last.
 */
function compareRisks(one: Sortable, other: Sortable): number {
  const [risk, otherRisk] = [riskOf(one), riskOf(other)];
  return risk.left - otherRisk.left || risk.distance - otherRisk.distance;
}

const noRisk = { left: 1000, distance: 0 };

function riskOf({ buyPrice, latestPrice, liquidationPrice }: Sortable) {
  if (buyPrice == null || liquidationPrice == null || !isPositive(latestPrice)) return noRisk;
  return {
    // Without any way it was opened at its liquidation price.
    left: wayLeft({ buyPrice, liquidationPrice }, latestPrice) ?? 0,
    distance: Number(distanceToLiquidation(latestPrice, liquidationPrice)),
  };
}
