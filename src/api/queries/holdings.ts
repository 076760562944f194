import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PositionGroup, PositionSource } from '../../domain/trade/tradeVocabulary';
import { joinLoadables, type Loadable, loadedData, mapLoadable } from '../../lib/loadable';
import type { ResponseOf } from '../contract/call';
import type { Position } from '../contract/position';
import { positionList } from '../contract/trade';
import { pollInterval } from './pollInterval';
import { callQuery, toLoadable } from './useCall';

/** Refetch interval, ms: an order may be filled or a position closed. */
const holdingsEveryMs = 10_000;

/** Held positions of every source, and pending orders: only the member's own trades have those. */
const lists: readonly (readonly [PositionSource, PositionGroup])[] = [
  ['competition', 'inProgress'],
  ['auction', 'inProgress'],
  ['followOrders', 'inProgress'],
  ['competition', 'placing'],
];

// A stable function: React Query keeps its result, the same object, until a list changes.
const join = (results: UseQueryResult<ResponseOf<typeof positionList>, Error>[]) =>
  joinLoadables(results.map(toLoadable));

/** The member's positions and pending orders: positions first, the latest of each first. */
export function useAllHoldings(): Loadable<readonly Position[]> {
  const found = useQueries({
    queries: lists.map(([source, group]) => ({
      ...callQuery(positionList, { source, group }),
      refetchInterval: pollInterval(holdingsEveryMs),
    })),
    combine: join,
  });
  const all = loadedData(found);
  const once = useMemo(() => {
    const positions = (all ?? []).flatMap(({ items }) => items);
    // A position that prepares to close is in two lists.
    return [...new Map(positions.map((position) => [position.id, position])).values()];
  }, [all]);
  return mapLoadable(found, () => once);
}

/** Those of one stock. */
export function useHoldings(symbol: string): Loadable<readonly Position[]> {
  const found = useAllHoldings();
  const all = loadedData(found);
  const ofStock = useMemo(() => (all ?? []).filter((position) => position.symbol === symbol), [all, symbol]);
  return mapLoadable(found, () => ofStock);
}
