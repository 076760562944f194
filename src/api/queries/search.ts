import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Loadable, mapLoadable } from '../../lib/loadable';
import { type Stock, stockSearch } from '../contract/stocks';
import { useStockRanking } from './stockRanking';
import { callQuery, toLoadable } from './useCall';

/** Maximum number of stocks that a search shows. */
export const maxSearchResults = 50;

/** Result of a search. */
export interface FoundStocks {
  stocks: Stock[];
  /** Whether these are results of the previous search, because this one is still loading. */
  former: boolean;
}

/**
 * Query options of a search. Each text has a cache entry of its own, so that an old answer never replaces a newer one,
 * and a request without observers is cancelled.
 */
export const searchQuery = (query: string) =>
  queryOptions({
    ...callQuery(stockSearch, { query, limit: maxSearchResults }),
    placeholderData: keepPreviousData,
  });

/** The stocks that match a query, best first. Previous results stay while the next ones load. */
export function useStockSearch(query: string): Loadable<FoundStocks> {
  const search = useQuery(searchQuery(query));
  return mapLoadable(toLoadable(search), (stocks) => ({ stocks, former: search.isPlaceholderData }));
}

/** The day's most traded stocks, shown before a search is typed. Empty before the day's first trades. */
export const useMostTraded = () => useStockRanking('turnover', null);
