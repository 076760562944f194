import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '../contract/call';
import { queryKey } from './useCall';

/**
 * Refetches the reads that a call has changed. A pending read is cancelled first: the server may have answered it
 * before the change. Invalidation alone would keep that answer for a query without data.
 *
 * Resolves when all mounted queries have been refetched; never rejects.
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
