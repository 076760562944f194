import { type WarningPercent, warningAt } from '../../domain/liquidationDistance';
import { type Loadable, loadedData } from '../../lib/loadable';
import type { Position } from '../contract/position';
import { positionList } from '../contract/trade';
import { useCall } from './useCall';

/** A position near its liquidation price, and the warning level that it has reached. */
export interface NearLiquidation {
  position: Position;
  percent: WarningPercent;
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
  const percent = warningAt({ buyPrice, liquidationPrice }, latestPrice);
  return percent === undefined ? [] : [{ position, percent }];
}
