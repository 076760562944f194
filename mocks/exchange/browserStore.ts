import { get, set } from 'idb-keyval';
import { memoryStorage } from './memoryStore';
import {
  type ExchangeStore,
  exchangeStore,
  type RunExclusively,
  sequentialQueue,
  type WorldStorage,
} from './store';
import type { World } from './world';

const key = 'itayose-exchange';

/** An exchange stored in this browser and shared by all its tabs. */
export function browserStore(options: {
  begin: (machineNow: number) => World;
  clock: () => number;
}): ExchangeStore {
  return exchangeStore({ ...options, storage: browserStorage(), exclusively: acrossTabs() });
}

/** Uses IndexedDB. Falls back to memory once the browser forbids IndexedDB or its quota is full. */
function browserStorage(): WorldStorage {
  const memory = memoryStorage();
  let forbidden = false;
  return {
    read: async () => {
      if (forbidden) return memory.read();
      return get(key).catch(() => {
        forbidden = true;
      });
    },
    write: async (world) => {
      if (!forbidden)
        await set(key, world).catch(() => {
          forbidden = true;
        });
      if (forbidden) await memory.write(world);
    },
  };
}

/**
 * Web Locks prevent tabs from changing the world at the same time. Without Web Locks, calls are queued within one tab
 * only.
 */
function acrossTabs(): RunExclusively {
  if (!('locks' in navigator)) return sequentialQueue();
  return async (work) => navigator.locks.request(key, work);
}
