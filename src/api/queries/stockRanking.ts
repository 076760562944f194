import { useQuery } from '@tanstack/react-query';
import { mapLoadable } from '../../lib/loadable';
import { type RankingKind, stockRanking } from '../contract/stocks';
import { serverTimeAt } from '../serverClock';
import { sortOrderFreshMs } from './stockWindows';
import { callQuery, toLoadable, useCall } from './useCall';

/** The first stocks of a ranking, in the order at the time of the request. `useQuote` keeps their prices live. */
export const useStockRanking = (kind: RankingKind, exchange: string | null) =>
  useCall(stockRanking, { kind, exchange }, { fresh: sortOrderFreshMs });

/** The same, with the time of that order by the exchange's clock. */
export function useTimedRanking(kind: RankingKind, exchange: string | null) {
  const query = useQuery({
    ...callQuery(stockRanking, { kind, exchange }),
    staleTime: sortOrderFreshMs,
  });
  return mapLoadable(toLoadable(query), (stocks) => ({
    stocks,
    sortedAt: serverTimeAt(query.dataUpdatedAt),
  }));
}
