import { useSyncExternalStore } from 'react';
import { createEmitter } from '../lib/emitter';
import type { DemoStorage } from './contract/demo';

let current: DemoStorage = 'saved';
const changes = createEmitter<void>();

/** Notes how the browser stores the simulated exchange of this page. */
export function setDemoStorage(next: DemoStorage): void {
  current = next;
  changes.emit();
}

/** How the browser stores the simulated exchange of this page; always `saved` for an exchange on a server. */
export function useDemoStorage(): DemoStorage {
  return useSyncExternalStore(changes.subscribe, () => current);
}
