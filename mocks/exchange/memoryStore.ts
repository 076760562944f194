import { type ExchangeStore, exchangeStore, type WorldOptions, type WorldStorage } from './store';
import type { World } from './world';

/**
 * An exchange in memory only, for tests. Each transaction works on a copy of the world, as in a browser, so a test finds
 * code that keeps a record from one transaction to the next.
 */
export function memoryStore(options: WorldOptions): ExchangeStore {
  return exchangeStore({ ...options, storage: memoryStorage() });
}

/** Keeps a world in memory. */
export function memoryStorage(): WorldStorage {
  let stored: World | undefined;
  return {
    read: async () => structuredClone(stored),
    // No copy is needed: the caller does not use the world after writing it.
    write: async (world) => {
      stored = world;
    },
  };
}
