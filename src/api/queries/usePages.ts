import { useInfiniteQuery } from '@tanstack/react-query';
import { type Loadable, mapLoadable } from '../../lib/loadable';
import type { Pages, PagesStep } from '../../lib/pages';
import type { PagedCall } from '../contract/call';
import { offlineAnswer } from '../offlineAnswers';
import { pollInterval } from './pollInterval';
import { callQuery, queryKey, toFailure, toLoadable } from './useCall';

/**
 * A list whose call returns one page: pages count from 1, and each says whether there are more. An item is shown once,
 * even when a new item at the head moves it to the next page.
 *
 * @param keyOf unique key of an item
 * @param options `everyMs`: refetch interval of the loaded pages in ms, while the page is visible
 */
export function usePages<Request extends { page?: unknown }, Item>(
  call: PagedCall<Request, Item>,
  filter: Omit<Request, 'page'>,
  keyOf: (item: Item) => string,
  { everyMs }: { everyMs?: number } = {},
): Loadable<Pages<Item>> {
  const kept = () => offlineAnswer(call, pageRequest(filter, 1));
  const query = useInfiniteQuery({
    queryKey: [...queryKey(call), 'pages', filter],
    queryFn: ({ client, pageParam: page }) =>
      client.fetchQuery({ ...callQuery(call, pageRequest(filter, page)), staleTime: 0 }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : undefined),
    refetchInterval: everyMs === undefined ? false : pollInterval(everyMs),
    // Each page's own query retries.
    retry: false,
    initialData: () => {
      const first = kept();
      return first && { pages: [first.data], pageParams: [1] };
    },
    initialDataUpdatedAt: () => kept()?.at,
  });
  const step = (): PagesStep => {
    if (query.isFetchNextPageError) return { step: 'failed', failure: toFailure(query.error) };
    if (query.isFetchingNextPage) return { step: 'loading' };
    return { step: query.hasNextPage ? 'more' : 'end' };
  };
  const shown = query.isFetchNextPageError ? { ...query, error: null } : query;
  return mapLoadable(toLoadable(shown), ({ pages }) => ({
    items: distinct(
      pages.flatMap(({ items }) => items),
      keyOf,
    ),
    next: step(),
    onMore: () => void query.fetchNextPage(),
    refresh: () => query.refetch(),
  }));
}

/** The request of one page. */
export const pageRequest = <Request extends { page?: unknown }>(
  filter: Omit<Request, 'page'>,
  page: number,
): Request => ({ ...filter, page }) as Request;

/** The items without duplicates. */
function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
