import { useSyncExternalStore } from 'react';
import { subscribeStored } from './deviceStorage';
import type { StoredChoice } from './storedChoice';

/**
 * A stored choice as React state, in step with other tabs. In a file of its own: the start reads choices before React is
 * there.
 */
export function useStoredChoice<Value extends string>(
  choice: StoredChoice<Value>,
): [chosen: Value | null, choose: (next: Value | null) => void] {
  return [useSyncExternalStore(subscribeStored, choice.read), choice.write];
}
