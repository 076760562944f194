import { useSyncExternalStore } from 'react';
import { currentSession, type Session, subscribeSession } from './session';

/** The current session, updated by changes in other tabs; null when nobody is signed in. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, currentSession);
}
