import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../lib/loadable';
import type { PagedCall } from '../contract/call';
import { callQuery, toFailure } from './useCall';
import { pageRequest } from './usePages';

/** How far a list has been read; `count` items so far. */
export type PagesReading =
  | { step: 'idle' }
  | { step: 'reading'; count: number }
  | { step: 'failed'; count: number; failure: Failure };

export interface AllPages<Item> {
  reading: PagesReading;
  /** Reads from the head. Resolves with all items; undefined if it failed or was cancelled. */
  read: () => Promise<Item[] | undefined>;
  /** Continues after a failure, at the page that failed. */
  goOn: () => Promise<Item[] | undefined>;
  cancel: () => void;
}

/** What has been read so far. */
interface Read<Item> {
  items: Map<string, Item>;
  nextPage: number;
}

/**
 * Reads a list to its end, page by page, whatever part of it is shown. An item is there once, even when a new item at the
 * head moves it to the next page.
 *
 * @param keyOf unique key of an item
 */
export function useAllPages<Request extends { page?: unknown }, Item>(
  call: PagedCall<Request, Item>,
  filter: Omit<Request, 'page'>,
  keyOf: (item: Item) => string,
): AllPages<Item> {
  const client = useQueryClient();
  const [reading, setReading] = useState<PagesReading>({ step: 'idle' });
  const current = useRef<Read<Item>>(undefined);
  const stop = () => {
    current.current = undefined;
  };
  useEffect(
    () => () => {
      current.current = undefined;
    },
    [],
  );

  const goOn = async () => {
    const mine = current.current;
    if (!mine) return undefined;
    const { items } = mine;
    const isCancelled = () => current.current !== mine;
    try {
      for (let hasMore = true; hasMore; mine.nextPage += 1) {
        setReading({ step: 'reading', count: items.size });
        const request = pageRequest<Request>(filter, mine.nextPage);
        const answer = await client.fetchQuery({ ...callQuery(call, request), staleTime: 0 });
        if (isCancelled()) return undefined;
        const before = items.size;
        for (const item of answer.items) items.set(keyOf(item), item);
        // A server whose pages never end ends here.
        hasMore = answer.hasMore && items.size > before;
      }
    } catch (error) {
      if (!isCancelled())
        setReading({ step: 'failed', count: items.size, failure: toFailure(error as Error) });
      return undefined;
    }
    stop();
    setReading({ step: 'idle' });
    return [...items.values()];
  };

  return {
    reading,
    read: () => {
      current.current = { items: new Map(), nextPage: 1 };
      return goOn();
    },
    goOn,
    cancel: () => {
      stop();
      setReading({ step: 'idle' });
    },
  };
}
