import { useEffect, useState } from 'react';
import { useWatchlistAction, type Watchlist } from '../../api/queries/watchlist';

/** A removed star, and the order of its list before. */
interface Removal {
  exchange: string;
  symbol: string;
  name: string;
  before: string[];
}

interface Removals {
  remove: (exchange: string, symbol: string, name: string) => void;
  /** The last removal while it can be undone. */
  last: Removal | undefined;
  undo: () => void;
}

/** Removes stars at once and can restore them to their places, one by one, while the member stays here. */
export function useRemovals(lists: readonly Watchlist[]): Removals {
  const change = useWatchlistAction();
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  useEffect(() => () => setRemovals([]), []);

  const starred = new Set(lists.flatMap(({ symbols }) => symbols));
  // A removal that the server refused, or a stock starred again, needs no undo.
  const open = removals.filter(({ symbol }) => !starred.has(symbol));
  const last = open.at(-1);
  return {
    remove: (exchange, symbol, name) => {
      const before = lists.find((list) => list.exchange === exchange)?.symbols ?? [];
      setRemovals([...open, { exchange, symbol, name, before }]);
      change({ kind: 'remove', exchange, symbol });
    },
    last,
    undo: () => {
      if (!last) return;
      setRemovals(open.slice(0, -1));
      change({ kind: 'restore', exchange: last.exchange, symbol: last.symbol, symbols: last.before });
    },
  };
}
