import { useState } from 'react';
import { withoutSearch, withSearch } from '../../../domain/market/searchHistory';
import { keepSearchHistory, searchHistory, useSearchHistory } from '../../../session/searchHistory';

/** What was removed from the history: one search, or all. */
type Removed = { query: string | undefined; before: string[] };

interface RecentSearches {
  /** Newest first. */
  history: string[];
  remember: (query: string) => void;
  remove: (query: string) => void;
  clear: () => void;
  /** The last removal while it can be undone. Without a query, all were removed. */
  removed: Removed | undefined;
  undo: () => void;
}

/** The searches made on this device, with undo for every removal. */
export function useRecentSearches(): RecentSearches {
  const history = useSearchHistory();
  const [removed, setRemoved] = useState<Removed>();
  const replace = (next: string[], query?: string) => {
    setRemoved({ query, before: history });
    keepSearchHistory(next);
  };
  return {
    history,
    remember: (query) => {
      setRemoved(undefined);
      keepSearchHistory(withSearch(searchHistory(), query));
    },
    remove: (query) => replace(withoutSearch(history, query), query),
    clear: () => replace([]),
    removed,
    undo: () => {
      setRemoved(undefined);
      if (removed) keepSearchHistory(removed.before);
    },
  };
}
