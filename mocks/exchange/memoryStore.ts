import { type ExchangeStore, exchangeStore, type WorldStorage } from './store';
import type { World } from './world';

/** An exchange that is forgotten with the page or the process: for tests and stories. */
export function memoryStore(options: {
  begin: (machineNow: number) => World;
  clock: () => number;
}): ExchangeStore {
  return exchangeStore({ ...options, storage: memoryStorage() });
}

/** Keeps a world in memory. */
export function memoryStorage(): WorldStorage {
  let kept: World | undefined;
  return {
    read: async () => structuredClone(kept),
    // Whoever wrote it lets go of it.
    write: async (world) => {
      kept = world;
    },
  };
}
