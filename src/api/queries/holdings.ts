import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PositionGroup, PositionSource } from '../../domain/vocabulary';
import { joinLoadables, type Loadable, loadedData, mapLoadable } from '../../lib/loadable';
import type { ResponseOf } from '../contract/call';
import type { Position } from '../contract/position';
import { positionList } from '../contract/trade';
import { callQuery, toLoadable } from './useCall';

/** How often a stock's page looks whether an order was filled or a position closed, in ms. */
const holdingsEveryMs = 10_000;

/** Positions of every source, and the orders that wait: only those of the member's own are ever placed. */
const lists: readonly (readonly [PositionSource, PositionGroup])[] = [
  ['competition', 'inProgress'],
  ['auction', 'inProgress'],
  ['followOrders', 'inProgress'],
  ['competition', 'placing'],
];

// One function for ever: what it makes stays the same object until a list has changed.
const join = (results: UseQueryResult<ResponseOf<typeof positionList>, Error>[]) =>
  joinLoadables(results.map(toLoadable));

/** What the member holds and has ordered of one stock: positions first, then orders, the latest of each first. */
export function useHoldings(symbol: string): Loadable<readonly Position[]> {
  const found = useQueries({
    queries: lists.map(([source, group]) => ({
      ...callQuery(positionList, { source, group }),
      refetchInterval: holdingsEveryMs,
    })),
    combine: join,
  });
  const all = loadedData(found);
  const ofStock = useMemo(
    () => (all ?? []).flatMap(({ items }) => items).filter((position) => position.symbol === symbol),
    [all, symbol],
  );
  return mapLoadable(found, () => ofStock);
}
