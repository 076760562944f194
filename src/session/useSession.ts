import { useSyncExternalStore } from 'react';
import { currentSession, type Session, subscribeSession } from './session';

/** The signed-in member, in step with other tabs; null when nobody is signed in. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, currentSession);
}
