import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { type WatchlistChange, withChange } from '../../domain/watchlist/watchlistChange';
import { joinLoadables, type Loadable, loadedData, mapLoadable } from '../../lib/loadable';
import type { ResponseOf } from '../contract/call';
import { watchlist, watchlistAdd, watchlistRemove, watchlistSort } from '../contract/watchlist';
import { dataOf } from '../http';
import { showFailureToast } from '../showFailureToast';
import { callQuery, queryKey, toLoadable } from './useCall';

/** Currency type of the market the watchlist belongs to (specification 7). */
const type = 'jpy';

/** The watchlist of one exchange, in the member's own order. */
export interface Watchlist {
  exchange: string;
  symbols: string[];
}

/** A change to the watchlist of an exchange. */
export type WatchlistAction = WatchlistChange & { exchange: string };

const mutationKey = ['watchlist'];

/**
 * The member's watchlists of these exchanges. Changes are optimistic: they show before the server answers. A refused
 * change alone is reverted; other changes stay (decision 28).
 */
export function useWatchlists(exchanges: readonly string[]): Loadable<Watchlist[]> {
  const lists = useQueries({
    queries: exchanges.map((exchange) => callQuery(watchlist, { exchange, type })),
  }).map(toLoadable);
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as WatchlistAction,
  });
  return mapLoadable(joinLoadables(lists), (all) =>
    exchanges.map((exchange, index) => ({
      exchange,
      symbols: pending
        .filter((action) => action.exchange === exchange)
        .reduce<string[]>(withChange, all[index]?.map(({ symbol }) => symbol) ?? []),
    })),
  );
}

/** Changes a watchlist. Changes are sent one at a time, in the order in which they were made. */
export function useWatchlistAction(): (action: WatchlistAction) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'watchlist' },
    mutationFn: (action: WatchlistAction) => sendAction(queries, action),
    onSuccess: (_, action) => keep(queries, action),
    onError: showFailureToast,
    onSettled: (_, _error, { exchange }) => void queries.invalidateQueries({ queryKey: keyOf(exchange) }),
  });
  return mutate;
}

/** Refetches all watchlists. */
export function useRefreshWatchlists(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKey(watchlist) });
}

const keyOf = (exchange: string) => queryKey(watchlist, { exchange, type });

/** The cached watchlist with a change applied; undefined when it is not cached. */
function changed(queries: QueryClient, { exchange, ...change }: WatchlistAction): string[] | undefined {
  const known = queries.getQueryData<ResponseOf<typeof watchlist>>(keyOf(exchange));
  return (
    known &&
    withChange(
      known.map(({ symbol }) => symbol),
      change,
    )
  );
}

async function sendAction(queries: QueryClient, action: WatchlistAction): Promise<void> {
  const { exchange } = action;
  if ('symbol' in action) {
    const call = action.kind === 'remove' ? watchlistRemove : watchlistAdd;
    await dataOf(call, { exchange, type, symbol: action.symbol });
  }
  if ('symbols' in action) {
    // The new order must not contain symbols that have been removed since.
    const symbols = changed(queries, action) ?? [...action.symbols];
    await dataOf(watchlistSort, { exchange, type, symbols });
  }
}

/** Writes an accepted change to the cache, so that it stays even when the refetch fails. */
async function keep(queries: QueryClient, action: WatchlistAction): Promise<void> {
  await queries.cancelQueries({ queryKey: keyOf(action.exchange) });
  queries.setQueryData<ResponseOf<typeof watchlist>>(
    keyOf(action.exchange),
    changed(queries, action)?.map((symbol) => ({ symbol })),
  );
}

/** Whether a stock is on the watchlist, and a function to change that. Optimistic, like `useWatchlists`. */
export function useStar(
  exchange: string,
  symbol: string,
): { starred: boolean; known: boolean; toggle: () => void } {
  const list = loadedData(useWatchlists(exchange === '' ? [] : [exchange]))?.[0];
  const change = useWatchlistAction();
  const starred = list?.symbols.includes(symbol) ?? false;
  return {
    starred,
    known: list !== undefined,
    toggle: () => change({ kind: starred ? 'remove' : 'add', exchange, symbol }),
  };
}
