import { useEffect, useState } from 'react';
import { type MoveLeft, moveLeft, warningAt, wayLeft } from '../../domain/trade/liquidationDistance';
import type { lossFromHere } from '../../domain/trade/lossFromHere';
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
  /** What it can still lose when it is liquidated, in yen; undefined while a fee rate or the rule is not loaded. */
  lossFromHere: string | undefined;
}

const everyMs = 15_000;

/** The lists of the member's own positions. The mentor watches those of a copy trade. */
const useOwnLists = () => [
  useCall(positionList, { source: 'competition', group: 'inProgress' }, { everyMs }),
  useCall(positionList, { source: 'auction', group: 'inProgress' }, { everyMs }),
];

const itemsOf = (lists: ReturnType<typeof useOwnLists>) =>
  lists.flatMap((list) => loadedData(list)?.items ?? []);

/** The member's own positions; none while they are loading. */
export const useOwnPositions = (): Position[] => itemsOf(useOwnLists());

/** The member's own positions that can be liquidated; none while they are loading. */
export const useLeveragedPositions = (): Position[] =>
  itemsOf(useOwnLists()).filter(({ liquidationPrice }) => liquidationPrice != null);

/** The member's own positions near their liquidation price. */
export function usePositionsAtRisk(): NearLiquidation[] | 'loading' {
  const lists = useOwnLists();
  const near = itemsOf(lists).flatMap(nearLiquidation);
  const rates = loadedData(useCall(tradeRules, {}, { enabled: near.length > 0 }));
  const lossOf = useLossFromHere(near.length > 0);
  if (lists.some(({ state }: Loadable<unknown>) => state === 'loading')) return 'loading';
  return near.map((one) => ({ ...one, lossFromHere: lossOf?.(one.position, rates)?.atLiquidation }));
}

/** The rule of the loss, fetched once it is needed: a visit without a warning does not load it. */
function useLossFromHere(isNeeded: boolean): typeof lossFromHere | undefined {
  const [rule, setRule] = useState<{ lossOf: typeof lossFromHere }>();
  useEffect(() => {
    if (!isNeeded) return;
    import('../../domain/trade/lossFromHere').then(
      ({ lossFromHere: lossOf }) => setRule({ lossOf }),
      // The warning says the prices without it.
      () => undefined,
    );
  }, [isNeeded]);
  return rule?.lossOf;
}

function nearLiquidation(position: Position): Omit<NearLiquidation, 'lossFromHere'>[] {
  const { buyPrice, latestPrice, liquidationPrice } = position;
  if (buyPrice == null || liquidationPrice == null) return [];
  const prices = { buyPrice, liquidationPrice };
  if (warningAt(prices, latestPrice) === undefined) return [];
  return [{ position, left: wayLeft(prices, latestPrice) ?? 0, move: moveLeft(prices, latestPrice) }];
}
