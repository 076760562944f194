import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { positionSources } from '../../domain/trade/tradeVocabulary';
import type { ResponseOf } from '../contract/call';
import { positionList } from '../contract/trade';
import { callQuery } from './useCall';

// A stable function: React Query keeps its result, the same array, until a list changes.
const join = (results: UseQueryResult<ResponseOf<typeof positionList>, Error>[]): readonly string[] =>
  results.flatMap(({ data }) => data?.items.map(({ symbol }) => symbol) ?? []);

/** Symbols of the stocks that the member holds, as far as they are known. */
export function useHeldSymbols(): ReadonlySet<string> {
  const symbols = useQueries({
    queries: positionSources.map((source) =>
      callQuery(positionList, { source, group: 'inProgress' as const }),
    ),
    combine: join,
  });
  return useMemo(() => new Set(symbols), [symbols]);
}
