import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Loadable, mapLoadable } from '../../lib/loadable';
import { type Stock, stockSearch } from '../contract/stocks';
import { useStockRanking } from './stockRanking';
import { callQuery, toLoadable } from './useCall';

/** The most stocks that a search shows; whoever wants more narrows it down. */
export const maxSearchResults = 50;

/** What a search found. */
export interface FoundStocks {
  stocks: Stock[];
  /** These are of the search before: the answer to this one is under way. */
  former: boolean;
}

/**
 * A search as it is asked. Each query has an answer of its own, so that an old one never stands in the place of a newer
 * one, and a call that nobody waits for any more is cancelled.
 */
export const searchQuery = (query: string) =>
  queryOptions({
    ...callQuery(stockSearch, { query, limit: maxSearchResults }),
    placeholderData: keepPreviousData,
  });

/** The stocks that a query finds, best matches first. While one types on, those that were found before stay. */
export function useStockSearch(query: string): Loadable<FoundStocks> {
  const search = useQuery(searchQuery(query));
  return mapLoadable(toLoadable(search), (stocks) => ({ stocks, former: search.isPlaceholderData }));
}

/** What members look at who have nothing to look for: the day's most traded stocks. Empty before its first trades. */
export const useMostTraded = () => useStockRanking('turnover', null);
