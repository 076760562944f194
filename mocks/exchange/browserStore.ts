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

/** An exchange kept in this browser; all its tabs see the same one. */
export function browserStore(options: {
  begin: (machineNow: number) => World;
  clock: () => number;
}): ExchangeStore {
  return exchangeStore({ ...options, storage: browserStorage(), exclusively: acrossTabs() });
}

/** IndexedDB, or memory from the moment on at which the browser forbids it or has no room left. */
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

/** Web locks keep several tabs from working on the world at once; without them there is one tab at least. */
function acrossTabs(): RunExclusively {
  if (!('locks' in navigator)) return sequentialQueue();
  return async (work) => navigator.locks.request(key, work);
}
