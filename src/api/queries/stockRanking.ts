import { type RankingKind, stockRanking } from '../contract/stocks';
import { sortOrderFreshMs } from './stockWindows';
import { useCall } from './useCall';

/** The first stocks of a ranking, in the order of the moment they were asked for; their prices go on by `useQuote`. */
export const useStockRanking = (kind: RankingKind, exchange: string | null) =>
  useCall(stockRanking, { kind, exchange }, { fresh: sortOrderFreshMs });
