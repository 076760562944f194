import { onlineManager, QueryClient } from '@tanstack/react-query';
import { backoffMs } from '../../lib/backoff';
import { isOnline, subscribeConnection } from '../connection';
import { ApiError, type ApiErrorKind } from '../errors';
import { askedWaitMs } from '../serverWaits';
import { createRefusalToastCache } from './refusalToastCache';

const transient: ReadonlySet<ApiErrorKind> = new Set(['offline', 'timeout', 'server']);

/** Wait before the first retry of a read, ms. */
const retryMs = 500;
/** Longest `Retry-After` after which a read is retried, ms. A longer one is shown as a failure at once. */
const longestAskedMs = 10_000;

/** Whether another try may succeed: not after HTTP 4xx, except for 429 with a time. */
function canRetry(error: ApiError): boolean {
  const named = error.kind === 'tooManyRequests' && error.retryAt !== undefined;
  return (transient.has(error.kind) || named) && askedWaitMs(error) <= longestAskedMs;
}

/**
 * Reads are retried twice after a transient failure; refused or malformed answers are not (decision 6). An offline
 * phone does not retry, so that the failure is shown at once.
 */
function retry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && canRetry(error) && isOnline();
}

/** `failures` counts from 0. */
const retryDelay =
  (random: () => number) =>
  (failures: number, error: Error): number =>
    backoffMs({
      failures: failures + 1,
      usualMs: retryMs,
      askedMs: error instanceof ApiError ? askedWaitMs(error) : 0,
      random: random(),
    });

/** The cache of everything read from the server. Calls that move money never pass through its retries. */
export function createQueryClient(options: { retry?: boolean; random?: () => number } = {}): QueryClient {
  // Reads that failed are made again as soon as an answer outweighs what the browser reports.
  onlineManager.setEventListener((set) => subscribeConnection(() => set(isOnline())));
  return new QueryClient({
    queryCache: createRefusalToastCache(),
    defaultOptions: {
      queries: {
        retry: options.retry === false ? false : retry,
        retryDelay: retryDelay(options.random ?? Math.random),
        // Offline calls fail at once and are shown as failed, instead of waiting silently.
        networkMode: 'always',
        staleTime: 5_000,
        refetchOnWindowFocus: true,
        // Not the default in this network mode.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
