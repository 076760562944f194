import { add, divide, isPositive, max, multiply } from '../decimal';
import {
  type AtRisk,
  type MoveLeft,
  moveLeft,
  type WarningPercent,
  warningAt,
  wayLeft,
} from './liquidationDistance';
import { profitLoss } from './orderCost';
import { compareRisks } from './positionOrder';
import type { LockKind, Side } from './tradeVocabulary';

/** Fields of a position that its ratio depends on. Prices and amounts in yen. */
export interface Leveraged {
  side: Side;
  /** In shares. */
  quantity: number;
  buyPrice?: string | null | undefined;
  latestPrice: string;
  liquidationPrice?: string | null | undefined;
  originalMargin: string;
  addedMargin: string;
  lock: LockKind;
}

/** How near a liquidation is, by the levels of its warnings: none, 50, 25 and 10 percent of the way left. */
export const dangerStages = ['safe', 'watch', 'close', 'near'] as const;
export type DangerStage = (typeof dangerStages)[number];

const stageOf: Record<WarningPercent, DangerStage> = { 50: 'watch', 25: 'close', 10: 'near' };

/** The stage of an open position at a price. One that was opened at its liquidation price is near it. */
export function dangerStage(position: AtRisk, price: string): DangerStage {
  if (wayLeft(position, price) === undefined) return 'near';
  const warning = warningAt(position, price);
  return warning === undefined ? 'safe' : stageOf[warning];
}

/**
 * The maintenance ratio of a position (decision 62), in whole percent, rounded up: its margin and its result by price, over what
 * they are at the liquidation price. It is 100 there, and 0 when nothing is left. Undefined for a position that is never
 * liquidated, and for one with nothing left at its liquidation price.
 */
export function maintenanceRatio(position: Leveraged): string | undefined {
  const { side, buyPrice, liquidationPrice, latestPrice, quantity: shares } = position;
  if (buyPrice == null || liquidationPrice == null) return undefined;
  const worthAt = (price: string) =>
    add(position.originalMargin, position.addedMargin, profitLoss({ side, buyPrice, price, shares }));
  const needed = worthAt(liquidationPrice);
  if (!isPositive(needed)) return undefined;
  return max(divide(multiply(worthAt(latestPrice), '100'), needed, 0, 'up'), '0');
}

/** The position that is nearest to its liquidation. */
export interface Nearest<Position> {
  position: Position;
  /** In percent; undefined when nothing is left at its liquidation price. */
  ratio: string | undefined;
  stage: DangerStage;
  /** What the price may still move until then. */
  move: MoveLeft;
}

/**
 * The maintenance ratio of an account is that of the position nearest to its liquidation, the first in the order of risk:
 * each is liquidated by itself (decision 62). The mentor watches those of a copy trade, so they are left out. Undefined if none
 * can be liquidated.
 */
export function nearestToLiquidation<Position extends Leveraged>(
  positions: readonly Position[],
): Nearest<Position> | undefined {
  const [position] = positions.filter(isWatched).toSorted(compareRisks);
  if (position?.buyPrice == null || position.liquidationPrice == null) return undefined;
  const { buyPrice, liquidationPrice, latestPrice } = position;
  const prices = { buyPrice, liquidationPrice };
  return {
    position,
    ratio: maintenanceRatio(position),
    stage: dangerStage(prices, latestPrice),
    move: moveLeft(prices, latestPrice),
  };
}

const isWatched = ({ buyPrice, liquidationPrice, lock }: Leveraged) =>
  buyPrice != null && liquidationPrice != null && lock !== 'managed';
