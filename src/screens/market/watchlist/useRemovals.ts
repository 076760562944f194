import { useEffect, useState } from 'react';
import { useWatchlistAction, type Watchlist } from '../../../api/queries/watchlist';

/** A star that was taken away, and the order in which it stood. */
interface Removal {
  exchange: string;
  symbol: string;
  name: string;
  before: string[];
}

interface Removals {
  remove: (exchange: string, symbol: string, name: string) => void;
  /** What was removed last, as long as it can be taken back. */
  last: Removal | undefined;
  undo: () => void;
}

/** Takes stars away at once, and back again to where they stood, one after the other, while the member stays here. */
export function useRemovals(lists: readonly Watchlist[]): Removals {
  const change = useWatchlistAction();
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  useEffect(() => () => setRemovals([]), []);

  const starred = new Set(lists.flatMap(({ symbols }) => symbols));
  // What the server refused to remove, or what has been starred again, needs no way back.
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
