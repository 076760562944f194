import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type GroupChange,
  type WatchlistGroup,
  withGroupChange,
} from '../../domain/watchlist/watchlistGroups';
import { type Loadable, mapLoadable } from '../../lib/loadable';
import { watchlistGroups, watchlistGroupsSave } from '../contract/watchlist';
import { dataOf } from '../http';
import { showFailureToast } from '../showFailureToast';
import { callQuery, queryKey, toLoadable } from './useCall';

const mutationKey = ['watchlistGroups'];

/**
 * The groups of the member's watchlist. Changes are optimistic: they show before the server answers. A refused change alone
 * is reverted; other changes stay (decision 28).
 */
export function useWatchlistGroups(): Loadable<WatchlistGroup[]> {
  const groups = toLoadable(useQuery(callQuery(watchlistGroups, {})));
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as GroupChange,
  });
  return mapLoadable(groups, (all) => pending.reduce<WatchlistGroup[]>(withGroupChange, all));
}

/** Changes the groups. Changes are sent one at a time, in the order in which they were made. */
export function useGroupChange(): (change: GroupChange) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'watchlistGroups' },
    mutationFn: save,
    onSuccess: (groups) => keep(queries, groups),
    onError: showFailureToast,
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKey(watchlistGroups) }),
  });
  return mutate;
}

/** The call replaces all groups, so it begins with those that the server has now: another device may have changed them. */
async function save(change: GroupChange): Promise<WatchlistGroup[]> {
  const now = await dataOf(watchlistGroups, {});
  return dataOf(watchlistGroupsSave, { groups: withGroupChange(now, change) });
}

/** Writes accepted groups to the cache, so that they stay even when the refetch fails. */
async function keep(queries: QueryClient, groups: WatchlistGroup[]): Promise<void> {
  const key = queryKey(watchlistGroups, {});
  await queries.cancelQueries({ queryKey: key });
  queries.setQueryData<WatchlistGroup[]>(key, groups);
}
