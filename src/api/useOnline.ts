import { useSyncExternalStore } from 'react';
import { isOnline, subscribeAttention } from './quotes/pageAttention';

/** Whether there is a connection, as far as the browser knows; drawn again as that changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeAttention, isOnline);
}
