import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { DemoStorage } from '../../src/api/contract/demo';
import { type Disk, guardedStorage, within } from './guardedStorage';
import {
  type ExchangeStore,
  exchangeStore,
  type RunExclusively,
  sequentialQueue,
  type WorldOptions,
} from './store';

const key = 'itayose-exchange';
const asideKey = `${key}-aside`;

interface BrowserStoreOptions extends WorldOptions {
  /** Called when it is no longer stored, or stored again. */
  onStorage: (state: DemoStorage) => void;
}

/** An exchange stored in this browser and shared by all its tabs. */
export function browserStore({ onStorage, ...options }: BrowserStoreOptions): ExchangeStore {
  const storage = guardedStorage(database(), onStorage);
  const store = exchangeStore({ ...options, storage, exclusively: acrossTabs() });
  return {
    ...store,
    // A new world replaces whatever is stored.
    begin: () => {
      storage.replaceUnreadable();
      return store.begin();
    },
  };
}

/** Removes the stored exchange, so that the next start begins a new one. */
export const removeStored = (): Promise<void> => within(3_000, del(key));

/** IndexedDB. Where it is missing, calls reject. */
function database(): Disk {
  let opened: UseStore | undefined;
  const use = async <T>(act: (store: UseStore) => Promise<T>): Promise<T> => {
    opened ??= createStore('keyval-store', 'keyval');
    try {
      return await act(opened);
    } catch (cause) {
      // The next call opens it again: a lost connection never comes back.
      opened = undefined;
      throw cause;
    }
  };
  return {
    read: () => use((store) => get(key, store)),
    write: (world) => use((store) => set(key, world, store)),
    keepAside: () => use(async (store) => set(asideKey, await get(key, store), store)),
    open: () => use((store) => store('readonly', () => undefined)),
  };
}

/**
 * Web Locks prevent tabs from changing the world at the same time. Where they are missing or forbidden, calls are queued
 * within one tab only: on pages that were not loaded securely, or when cookies are blocked.
 */
function acrossTabs(): RunExclusively {
  const withinTab = sequentialQueue();
  return async (work) => {
    let isRunning = false;
    const run = () => {
      isRunning = true;
      return work();
    };
    try {
      return await navigator.locks.request(key, run);
    } catch (cause) {
      if (isRunning) throw cause;
      return withinTab(work);
    }
  };
}
