import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '../contract/call';
import { queryKey } from './useCall';

/**
 * Reads again what a call has changed. A read that is already on its way is cancelled first: the server may have
 * answered it before the change. Invalidation alone would keep that answer where a query has no data yet.
 *
 * Resolves when everything on the page has been read; never rejects.
 */
export async function refetchChanged(queries: QueryClient, changed: readonly Call[]): Promise<void> {
  await Promise.all(
    changed.map((call) => {
      const filter = { queryKey: queryKey(call) };
      void queries.cancelQueries(filter);
      return queries.invalidateQueries(filter);
    }),
  );
}
