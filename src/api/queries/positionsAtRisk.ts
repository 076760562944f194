import { useEffect, useState } from 'react';
import { type MoveLeft, moveLeft, warningAt, wayLeft } from '../../domain/trade/liquidationDistance';
import type { resultAtLiquidation } from '../../domain/trade/resultAtLiquidation';
import { type Loadable, loadedData } from '../../lib/loadable';
import type { Position } from '../contract/position';
import { positionList, tradeRules } from '../contract/trade';
import { useCall } from './useCall';

/** A position near its liquidation price. */
export interface NearLiquidation {
  position: Position;
  /** What is left of the way to it, in whole percent. */
  left: number;
  /** What the price may still move until then. */
  move: MoveLeft;
  /** Its result after all fees if it is liquidated, in yen; undefined while a fee rate or the rule is not loaded. */
  resultAtLiquidation: string | undefined;
}

const everyMs = 15_000;

/** The lists of the member's own positions. The mentor watches those of a copy trade. */
const useOwnLists = () => [
  useCall(positionList, { source: 'competition', group: 'inProgress' }, { everyMs }),
  useCall(positionList, { source: 'auction', group: 'inProgress' }, { everyMs }),
];

const itemsOf = (lists: ReturnType<typeof useOwnLists>) =>
  lists.flatMap((list) => loadedData(list)?.items ?? []);

/** The member's own positions that can be liquidated; none while they are loading. */
export const useLeveragedPositions = (): Position[] =>
  itemsOf(useOwnLists()).filter(({ liquidationPrice }) => liquidationPrice != null);

/** The member's own positions near their liquidation price. */
export function usePositionsAtRisk(): NearLiquidation[] | 'loading' {
  const lists = useOwnLists();
  const near = itemsOf(lists).flatMap(nearLiquidation);
  const rates = loadedData(useCall(tradeRules, {}, { enabled: near.length > 0 }));
  const resultOf = useResultAtLiquidation(near.length > 0);
  if (lists.some(({ state }: Loadable<unknown>) => state === 'loading')) return 'loading';
  return near.map((one) => ({ ...one, resultAtLiquidation: resultOf?.(one.position, rates) }));
}

/** The rule of the result, fetched once it is needed: a visit without a warning does not load it. */
function useResultAtLiquidation(isNeeded: boolean): typeof resultAtLiquidation | undefined {
  const [rule, setRule] = useState<{ resultOf: typeof resultAtLiquidation }>();
  useEffect(() => {
    if (!isNeeded) return;
    import('../../domain/trade/resultAtLiquidation').then(
      ({ resultAtLiquidation: resultOf }) => setRule({ resultOf }),
      // The warning says the prices without it.
      () => undefined,
    );
  }, [isNeeded]);
  return rule?.resultOf;
}

function nearLiquidation(position: Position): Omit<NearLiquidation, 'resultAtLiquidation'>[] {
  const { buyPrice, latestPrice, liquidationPrice } = position;
  if (buyPrice == null || liquidationPrice == null) return [];
  const prices = { buyPrice, liquidationPrice };
  if (warningAt(prices, latestPrice) === undefined) return [];
  return [{ position, left: wayLeft(prices, latestPrice) ?? 0, move: moveLeft(prices, latestPrice) }];
}
