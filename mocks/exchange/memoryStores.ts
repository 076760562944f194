import { memoryStore } from './memoryStore';
import { openExchange } from './openExchange';
import { type ExchangeStore, exchangeStore, sequentialQueue, type WorldOptions } from './store';
import { TrackedWorld } from './trackedWorld';
import type { World } from './world';

/** Two ways to one exchange in memory. */
export interface MemoryStores {
  /** For the handlers of calls. A transaction returns no part of the world. */
  forCalls: ExchangeStore;
  /** For any other code. Later transactions don't change what one returned. */
  forOthers: ExchangeStore;
}

/** Without copies for calls: copying a large world takes longer than the call. */
export function keptStores({ begin, clock }: WorldOptions): MemoryStores {
  const exclusively = sequentialQueue();
  let tracked: TrackedWorld | undefined;
  const forCalls: ExchangeStore = {
    begin: () => begin(clock()),
    transact: (act) =>
      exclusively(async () => {
        tracked ??= new TrackedWorld(begin(clock()));
        return tracked.attempt((world) => act(openExchange(world, clock())));
      }),
  };
  const storage = {
    read: async () => structuredClone(tracked?.plain),
    write: async (world: World) => {
      tracked = new TrackedWorld(structuredClone(world));
    },
  };
  return { forCalls, forOthers: exchangeStore({ begin, clock, storage, exclusively }) };
}

/** With a copy for each transaction. */
export function copiedStores(options: WorldOptions): MemoryStores {
  const store = memoryStore(options);
  return { forCalls: store, forOthers: store };
}
