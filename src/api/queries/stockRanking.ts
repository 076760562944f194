import { type RankingKind, stockRanking } from '../contract/stocks';
import { sortOrderFreshMs } from './stockWindows';
import { useCall } from './useCall';

/** The first stocks of a ranking, in the order at the time of the request. `useQuote` keeps their prices live. */
export const useStockRanking = (kind: RankingKind, exchange: string | null) =>
  useCall(stockRanking, { kind, exchange }, { fresh: sortOrderFreshMs });
