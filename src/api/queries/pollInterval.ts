import { backoffMs } from '../../lib/backoff';
import { ApiError } from '../errors';
import { askedWaitMs } from '../serverWaits';

/** The part of a query of React Query that is read here. */
interface PolledQuery {
  state: { status: 'pending' | 'error' | 'success'; errorUpdateCount: number; error: Error | null };
}

/** Number of failed fetches of a query before its last successful one. */
const failedBefore = new WeakMap<PolledQuery, number>();

/** Failed fetches in a row. */
function failuresOf(query: PolledQuery): number {
  const { status, errorUpdateCount } = query.state;
  if (status === 'success') failedBefore.set(query, errorUpdateCount);
  return errorUpdateCount - (failedBefore.get(query) ?? 0);
}

/**
 * A refetch interval for React Query: `everyMs` while the query succeeds. After failures it is longer, with a random part,
 * and not shorter than the server asks for (decision 6). React Query fetches nothing while the page is hidden.
 */
export const pollInterval =
  (everyMs: number, random = Math.random) =>
  (query: PolledQuery): number => {
    const failures = failuresOf(query);
    if (failures === 0) return everyMs;
    const { error } = query.state;
    const askedMs = error instanceof ApiError ? askedWaitMs(error) : 0;
    return backoffMs({ failures, usualMs: everyMs, askedMs, random: random() });
  };
