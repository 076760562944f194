import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { type WatchlistChange, withChange } from '../../domain/watchlistChange';
import { joinLoadables, type Loadable, loadedData, mapLoadable } from '../../lib/loadable';
import type { ResponseOf } from '../contract/call';
import { watchlist, watchlistAdd, watchlistRemove, watchlistSort } from '../contract/watchlist';
import { dataOf } from '../http';
import { showFailureToast } from '../showFailureToast';
import { callQuery, queryKey, toLoadable } from './useCall';

/** Currency type of the market the watchlist belongs to (specification 7). */
const type = 'jpy';

/** The stars of an exchange, in the member's own order. */
export interface Watchlist {
  exchange: string;
  symbols: string[];
}

/** A change that is made to the watchlist of an exchange. */
export type WatchlistAction = WatchlistChange & { exchange: string };

const mutationKey = ['watchlist'];

/**
 * The member's watchlists of these exchanges. What the member has just changed shows at once, before the server has
 * answered; when it refuses, that one change is gone again, whatever else has been changed meanwhile (decision 28).
 */
export function useWatchlists(exchanges: readonly string[]): Loadable<Watchlist[]> {
  const lists = useQueries({
    queries: exchanges.map((exchange) => callQuery(watchlist, { exchange, type })),
  }).map(toLoadable);
  const underWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as WatchlistAction,
  });
  return mapLoadable(joinLoadables(lists), (all) =>
    exchanges.map((exchange, index) => ({
      exchange,
      symbols: underWay
        .filter((deed) => deed.exchange === exchange)
        .reduce<string[]>(withChange, all[index]?.map(({ symbol }) => symbol) ?? []),
    })),
  );
}

/** Changes a watchlist. One change is sent after the other, so that they are made in the order of their making. */
export function useWatchlistAction(): (deed: WatchlistAction) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'watchlist' },
    mutationFn: (deed: WatchlistAction) => sendAction(queries, deed),
    onSuccess: (_, deed) => keep(queries, deed),
    onError: showFailureToast,
    onSettled: (_, _error, { exchange }) => void queries.invalidateQueries({ queryKey: keyOf(exchange) }),
  });
  return mutate;
}

/** Reads all watchlists again. */
export function useRefreshWatchlists(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKey(watchlist) });
}

const keyOf = (exchange: string) => queryKey(watchlist, { exchange, type });

/** What is known of a watchlist, with a change to it. */
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

async function sendAction(queries: QueryClient, deed: WatchlistAction): Promise<void> {
  const { exchange } = deed;
  if ('symbol' in deed) {
    const call = deed.kind === 'remove' ? watchlistRemove : watchlistAdd;
    await dataOf(call, { exchange, type, symbol: deed.symbol });
  }
  if ('symbols' in deed) {
    // What has been removed since can't be put in order.
    const symbols = changed(queries, deed) ?? [...deed.symbols];
    await dataOf(watchlistSort, { exchange, type, symbols });
  }
}

/** What the server has accepted stays, whether or not the list can be read again. */
async function keep(queries: QueryClient, deed: WatchlistAction): Promise<void> {
  await queries.cancelQueries({ queryKey: keyOf(deed.exchange) });
  queries.setQueryData<ResponseOf<typeof watchlist>>(
    keyOf(deed.exchange),
    changed(queries, deed)?.map((symbol) => ({ symbol })),
  );
}

/** The star of a stock: whether it is on the watchlist, and a way to change that. Optimistic, as watchlists are. */
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
