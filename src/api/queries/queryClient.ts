import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../errors';
import { isOnline } from '../quotes/pageAttention';
import { createRefusalToastCache } from './refusalToastCache';

const passing = new Set(['offline', 'timeout', 'server']);

/**
 * Reads are retried twice when the cause may pass; what the server refused or garbled is not (decision 6). A phone
 * that knows itself to be offline says so at once.
 */
function retry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && passing.has(error.kind) && isOnline();
}

/** The cache of everything read from the server. Calls that move money never pass through its retries. */
export function createQueryClient(options: { retry?: boolean } = {}): QueryClient {
  return new QueryClient({
    queryCache: createRefusalToastCache(),
    defaultOptions: {
      queries: {
        retry: options.retry === false ? false : retry,
        // Offline calls fail at once and are told as such, instead of waiting in silence.
        networkMode: 'always',
        staleTime: 5_000,
        refetchOnWindowFocus: true,
        // Not by itself in this network mode.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
