import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../errors';
import { isOnline } from '../quotes/pageAttention';
import { createRefusalToastCache } from './refusalToastCache';

const transient = new Set(['offline', 'timeout', 'server']);

/**
 * Reads are retried twice after a transient failure; refused or malformed answers are not (decision 6). An offline
 * phone does not retry, so that the failure is shown at once.
 */
function retry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && transient.has(error.kind) && isOnline();
}

/** The cache of everything read from the server. Calls that move money never pass through its retries. */
export function createQueryClient(options: { retry?: boolean } = {}): QueryClient {
  return new QueryClient({
    queryCache: createRefusalToastCache(),
    defaultOptions: {
      queries: {
        retry: options.retry === false ? false : retry,
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
