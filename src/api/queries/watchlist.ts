import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { type Loadable, loadedData } from '../../lib/loadable';
import type { ResponseOf } from '../contract/call';
import { watchlist, watchlistAdd, watchlistRemove } from '../contract/watchlist';
import { send } from '../http';
import { sayFailure } from '../sayFailure';
import { callQuery, queryKey, toLoadable, useCall } from './useCall';

/** Currency type of the market the watchlist belongs to (specification 7). */
const type = 'jpy';

/** Symbols on the member's watchlists of these exchanges, one exchange after the other. */
export function useWatchedSymbols(exchanges: readonly string[]): Loadable<string[]> {
  const lists = useQueries({
    queries: exchanges.map((exchange) => callQuery(watchlist, { exchange, type })),
  }).map(toLoadable);
  const symbols = lists.flatMap((list) => loadedData(list)?.map((item) => item.symbol) ?? []);
  const missing = lists.find((list) => list.state !== 'ready');
  if (missing) return missing;
  return { state: 'ready', data: symbols, retry: () => {} };
}

/**
 * The star of a stock: whether it is on the watchlist, and a way to change that. Optimistic; when the server refuses,
 * the star goes back and the server's message is shown (decision 28).
 */
export function useStar(
  exchange: string,
  symbol: string,
): { starred: boolean; known: boolean; toggle: () => void } {
  const queries = useQueryClient();
  const key = queryKey(watchlist, { exchange, type });
  const items = loadedData(useCall(watchlist, { exchange, type }, { enabled: exchange !== '' }));
  const starred = items?.some((item) => item.symbol === symbol) ?? false;

  const mutation = useMutation({
    mutationFn: (add: boolean) => send(add ? watchlistAdd : watchlistRemove, { exchange, type, symbol }),
    onMutate: async (add: boolean) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<ResponseOf<typeof watchlist>>(key);
      const others = (before ?? []).filter((item) => item.symbol !== symbol);
      queries.setQueryData(key, add ? [...others, { symbol }] : others);
      return { before };
    },
    onError: (error, _add, context) => {
      queries.setQueryData(key, context?.before);
      sayFailure(error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });

  return { starred, known: items !== undefined, toggle: () => mutation.mutate(!starred) };
}
