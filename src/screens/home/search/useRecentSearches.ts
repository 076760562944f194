import { useState } from 'react';
import { withoutSearch, withSearch } from '../../../domain/searchHistory';
import { keepSearchHistory, searchHistory, useSearchHistory } from '../../../session/searchHistory';

/** What was taken out of the history: one search, or all. */
type Removed = { query: string | undefined; before: string[] };

interface RecentSearches {
  /** The newest first. */
  history: string[];
  remember: (query: string) => void;
  remove: (query: string) => void;
  clear: () => void;
  /** What was removed last, while that can be undone; without a query all was. */
  removed: Removed | undefined;
  undo: () => void;
}

/** What the member searched for on this device, and a way back from every removal. */
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
