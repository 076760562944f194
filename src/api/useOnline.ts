import { useSyncExternalStore } from 'react';
import { isOnline, subscribeConnection } from './connection';

/** Whether there is a connection, as far as is known. Renders again when that changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeConnection, isOnline);
}
