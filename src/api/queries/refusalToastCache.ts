import { type Query, QueryCache } from '@tanstack/react-query';
import { ApiError } from '../errors';
import { apiEvents } from '../events';

/**
 * A cache that tells the server's refusals of what a screen shows (specification 7 and 8). As long as a message stands
 * on the screen it is not told again: neither by polling nor by another try.
 */
export function createRefusalToastCache(): QueryCache {
  const standing = new WeakMap<Query<unknown, unknown>, string>();
  const cache = new QueryCache({
    onError: (error, query) => {
      const refusal = error instanceof ApiError ? error.refusal : undefined;
      // A page of a list, or what is fetched ahead: nobody looks at it by itself.
      if (!refusal?.text.trim() || query.getObserversCount() === 0 || standing.get(query) === refusal.text)
        return;
      standing.set(query, refusal.text);
      apiEvents.emit({ kind: 'message', message: refusal });
    },
    onSuccess: (_, query) => void standing.delete(query),
  });
  cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && query.getObserversCount() === 0) standing.delete(query);
  });
  return cache;
}
