import { compare, divide, isPositive, negate, subtract } from '../decimal';
import { moveLeft, warningAt, wayLeft } from './liquidationDistance';
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

/** What the risk of a position depends on. Prices in yen. */
interface AtRiskPrices {
  latestPrice: string;
  buyPrice?: string | null | undefined;
  liquidationPrice?: string | null | undefined;
}

/** What positions are sorted by. Amounts and prices in yen. */
interface Sortable extends AtRiskPrices {
  profitLoss: string;
  marketValue: string;
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
 * Positions with a warning come first, then the shortest distance to liquidation in percent of the price. Positions that
 * are never liquidated come last.
 */
export function compareRisks(one: AtRiskPrices, other: AtRiskPrices): number {
  const [risk, otherRisk] = [riskOf(one), riskOf(other)];
  return risk.warning - otherRisk.warning || risk.distance - otherRisk.distance;
}

const noRisk = { warning: 1000, distance: 0 };

function riskOf({ buyPrice, latestPrice, liquidationPrice }: AtRiskPrices) {
  if (buyPrice == null || liquidationPrice == null || !isPositive(latestPrice)) return noRisk;
  const prices = { buyPrice, liquidationPrice };
  return {
    // Without any way it was opened at its liquidation price.
    warning: wayLeft(prices, latestPrice) === undefined ? 0 : (warningAt(prices, latestPrice) ?? 100),
    distance: Number(moveLeft(prices, latestPrice).percent),
  };
}
