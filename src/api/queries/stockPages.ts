import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Loadable } from '../../lib/loadable';
import type { ResponseOf } from '../contract/call';
import { type Stock, stockList } from '../contract/stocks';
import { quoteEveryMs } from '../quotes/quotes';
import { callQuery, queryKey, toLoadable } from './useCall';

/** Stocks that are asked for at once. */
const pageLength = 50;

/** The head of a long list, as far as it has been asked for. */
export interface StockPages {
  stocks: Stock[];
  /** Asks for the next page; absent at the end of the list. */
  showMore: (() => void) | undefined;
  /** Whether the next page is under way. */
  loadingMore: boolean;
}

type Page = ResponseOf<typeof stockList>;

/** The stocks of an exchange by code, live, page after page; of every exchange when none is named. */
export function useStockPages(exchange: string | null): Loadable<StockPages> {
  const query = useInfiniteQuery({
    queryKey: [...queryKey(stockList), 'pages', exchange],
    queryFn: ({ client, pageParam }) => client.fetchQuery(callQuery(stockList, pageOf(exchange, pageParam))),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
    // A page's own query tries again.
    retry: false,
    // Each page is a call: a long list asks no more calls of the server than a short one.
    refetchInterval: ({ state }) => quoteEveryMs * Math.max(1, state.data?.pages.length ?? 1),
  });
  const loaded = toLoadable(query);
  if (loaded.state !== 'ready') return loaded;
  const showMore = query.hasNextPage ? () => void query.fetchNextPage() : undefined;
  return { ...loaded, data: { stocks: loaded.data, showMore, loadingMore: query.isFetchingNextPage } };
}

const pageOf = (exchange: string | null, offset: number) =>
  ({ exchange, sort: 'code', direction: 'ascending', offset, limit: pageLength }) as const;

function nextOffset(last: Page, pages: readonly Page[]): number | undefined {
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
  return last.items.length > 0 && shown < last.total ? shown : undefined;
}
