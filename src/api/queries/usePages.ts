import { useInfiniteQuery } from '@tanstack/react-query';
import { type Loadable, mapLoadable } from '../../lib/loadable';
import type { Pages, PagesStep } from '../../lib/pages';
import type { Call, RequestOf, ResponseOf } from '../contract/call';
import { offlineAnswer } from '../offlineAnswers';
import { pollInterval } from './pollInterval';
import { callQuery, queryKey, toFailure, toLoadable } from './useCall';

/** An item of a page that a call answers. */
export type ItemOf<C extends Call> = ResponseOf<C> extends { items: (infer Item)[] } ? Item : never;

/**
 * A list whose call returns one page: pages count from 1, and each says whether there are more. An item is shown once,
 * even when a new item at the head moves it to the next page.
 *
 * @param keyOf unique key of an item
 * @param options `everyMs`: refetch interval of the loaded pages in ms, while the page is visible
 */
export function usePages<C extends Call>(
  call: C,
  filter: Omit<RequestOf<C>, 'page'>,
  keyOf: (item: ItemOf<C>) => string,
  { everyMs }: { everyMs?: number } = {},
): Loadable<Pages<ItemOf<C>>> {
  const kept = () => offlineAnswer(call, { ...filter, page: 1 } as RequestOf<C>);
  const query = useInfiniteQuery({
    queryKey: [...queryKey(call), 'pages', filter],
    queryFn: ({ client, pageParam }) =>
      client.fetchQuery({ ...callQuery(call, { ...filter, page: pageParam } as RequestOf<C>), staleTime: 0 }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      (last as { hasMore: boolean }).hasMore ? pages.length + 1 : undefined,
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
  return mapLoadable(toLoadable(shown as typeof query), ({ pages }) => ({
    items: distinct(
      pages.flatMap((page) => (page as { items: ItemOf<C>[] }).items),
      keyOf,
    ),
    next: step(),
    onMore: () => void query.fetchNextPage(),
    refresh: () => query.refetch(),
  }));
}

/** The items without duplicates. */
function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
