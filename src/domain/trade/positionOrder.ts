import { compare, isPositive } from '../decimal';
import { type AwaitingOrder, awaitedDistance } from './awaitedPrice';
import { moveLeft, warningAt, wayLeft } from './liquidationDistance';
import type { PositionGroup } from './tradeVocabulary';

/** What a list of positions or orders can be sorted by. */
export const positionSorts = ['risk', 'newest', 'profit', 'loss', 'value', 'name', 'nearest'] as const;
export type PositionSort = (typeof positionSorts)[number];

/** Sorts of each tab, the first by default. Only what is held has a risk. What waits has no profit or loss, but a price at which it acts. */
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
interface Sortable extends AtRiskPrices, AwaitingOrder {
  profitLoss: string;
  marketValue: string;
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
    nearest: (one, other) => compare(awaitedDistance(one) ?? noPrice, awaitedDistance(other) ?? noPrice),
  };
  return sort === 'newest' ? positions : positions.toSorted(comparisons[sort]);
}

/** The distance of what has no price at which it acts: it comes last. */
const noPrice = '1000000';

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
