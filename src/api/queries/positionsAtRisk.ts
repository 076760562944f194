import { type MoveLeft, moveLeft, warningAt, wayLeft } from '../../domain/trade/liquidationDistance';
import { type Loadable, loadedData } from '../../lib/loadable';
import type { Position } from '../contract/position';
import { positionList } from '../contract/trade';
import { useCall } from './useCall';

/** A position near its liquidation price. */
export interface NearLiquidation {
  position: Position;
  /** What is left of the way to it, in whole percent. */
  left: number;
  /** What the price may still move until then. */
  move: MoveLeft;
}

const everyMs = 15_000;

/** The member's own positions near their liquidation price. The mentor watches those of a copy trade. */
export function usePositionsAtRisk(): NearLiquidation[] | 'loading' {
  const lists = [
    useCall(positionList, { source: 'competition', group: 'inProgress' }, { everyMs }),
    useCall(positionList, { source: 'auction', group: 'inProgress' }, { everyMs }),
  ];
  if (lists.some(({ state }: Loadable<unknown>) => state === 'loading')) return 'loading';
  return lists.flatMap((list) => loadedData(list)?.items.flatMap(nearLiquidation) ?? []);
}

function nearLiquidation(position: Position): NearLiquidation[] {
  const { buyPrice, latestPrice, liquidationPrice } = position;
  if (buyPrice == null || liquidationPrice == null) return [];
  const prices = { buyPrice, liquidationPrice };
  if (warningAt(prices, latestPrice) === undefined) return [];
  return [{ position, left: wayLeft(prices, latestPrice) ?? 0, move: moveLeft(prices, latestPrice) }];
}
