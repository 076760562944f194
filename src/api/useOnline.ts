import { useSyncExternalStore } from 'react';
import { isOnline, subscribeAttention } from './quotes/pageAttention';

/** Whether there is a connection, as far as the browser knows. Renders again when that changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeAttention, isOnline);
}
