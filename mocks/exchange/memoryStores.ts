import { KeptWorld } from './keptWorld';
import { memoryStore } from './memoryStore';
import { type ExchangeStore, sequentialQueue } from './store';
import type { World } from './world';

/** Two ways to one exchange in memory. */
export interface MemoryStores {
  /**
   * For the handlers of calls. A transaction may run again, so it changes the world by its state and its time only, and
   * returns no part of it.
   */
  forCalls: ExchangeStore;
  /** For any other code. A transaction runs once, and later ones don't change what it returned. */
  forOthers: ExchangeStore;
}

interface Options {
  begin: (machineNow: number) => World;
  clock: () => number;
}

/** Limits the memory of the transactions that would have to run again. */
const mostUnsaved = 100;

/** Without copies for calls: copying a large world takes longer than the call. */
export function keptStores(options: Options): MemoryStores {
  const kept = new KeptWorld(options);
  const exclusively = sequentialQueue();
  const storeWith = (unsaved: number): ExchangeStore => ({
    begin: () => kept.begin(),
    transact: (act) =>
      exclusively(async () => {
        const result = kept.transact(act);
        if (kept.unsaved > unsaved) continueWithCopy(kept);
        return result;
      }),
  });
  return { forCalls: storeWith(mostUnsaved), forOthers: storeWith(0) };
}

/** With a copy for each transaction. */
export function copiedStores(options: Options): MemoryStores {
  const store = memoryStore(options);
  return { forCalls: store, forOthers: store };
}

/** Saves the world as it is, for good, and continues with a copy. */
function continueWithCopy(kept: KeptWorld): void {
  const saved = kept.current;
  kept.save(() => structuredClone(saved));
  kept.current = structuredClone(saved);
}
