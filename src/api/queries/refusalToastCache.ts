import { type Query, QueryCache } from '@tanstack/react-query';
import { ApiError } from '../errors';
import { apiEvents } from '../events';

/**
 * Creates a query cache that reports refused reads of a screen as toasts (specification 7 and 8). Polling and retries
 * do not report the same refusal of a query again until it succeeds or loses its observers.
 */
export function createRefusalToastCache(): QueryCache {
  const reported = new WeakMap<Query<unknown, unknown>, string>();
  const cache = new QueryCache({
    onError: (error, query) => {
      const refusal = error instanceof ApiError ? error.refusal : undefined;
      // A query without observers is a page of a list or a prefetch: its user reports the failure.
      if (!refusal?.text.trim() || query.getObserversCount() === 0 || reported.get(query) === refusal.text)
        return;
      reported.set(query, refusal.text);
      apiEvents.emit({ kind: 'message', message: refusal });
    },
    onSuccess: (_, query) => void reported.delete(query),
  });
  cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && query.getObserversCount() === 0) reported.delete(query);
  });
  return cache;
}
