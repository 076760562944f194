import type { Exchange } from './exchange';
import { isWorld } from './isWorld';
import { openExchange } from './openExchange';
import type { World } from './world';

/** Stores an exchange and runs transactions on it. */
export interface ExchangeStore {
  /**
   * Opens the exchange at the current time, runs `act` and stores the result. Transactions run one at a time. If `act`
   * throws, nothing is stored.
   */
  transact: <T>(act: (exchange: Exchange) => T) => Promise<T>;
  /** A new world, as it would be created now. */
  begin: () => World;
}

/** Storage for one world as plain JSON. */
export interface WorldStorage {
  /** The last written value, safe to mutate; undefined if nothing was written. */
  read: () => Promise<unknown>;
  write: (world: World) => Promise<void>;
  /** Keeps the stored value elsewhere, before it is replaced because it can't be opened. */
  keepAside?: () => Promise<void>;
}

/** Runs work that must not overlap with other work on the same world. */
export type RunExclusively = <T>(work: () => Promise<T>) => Promise<T>;

/** How an exchange begins and runs. */
export interface WorldOptions {
  /** The machine's clock, epoch ms. */
  clock: () => number;
  /** Creates a new world, given the time of the machine's clock. */
  begin: (machineNow: number) => World;
}

interface StoreOptions extends WorldOptions {
  storage: WorldStorage;
  exclusively?: RunExclusively;
}

/**
 * An exchange in a storage. A stored world of an earlier version, or a value that is no world, is kept aside and replaced
 * by a new world with `replaced` set; the app then shows a message. A world whose settlement fails is kept aside and
 * stays: the call fails.
 */
export function exchangeStore({
  storage,
  clock,
  begin,
  exclusively = sequentialQueue(),
}: StoreOptions): ExchangeStore {
  return {
    begin: () => begin(clock()),
    transact: (act) =>
      exclusively(async () => {
        const stored = await storage.read();
        const world = worldFrom(stored, begin, clock());
        if (isReplaced(stored, world)) await storage.keepAside?.();
        const exchange = await opened(world, clock(), storage);
        const result = act(exchange);
        await storage.write(world);
        return result;
      }),
  };
}

async function opened(world: World, machineNow: number, storage: WorldStorage): Promise<Exchange> {
  try {
    return openExchange(world, machineNow);
  } catch (cause) {
    await storage.keepAside?.();
    throw cause;
  }
}

/** The stored world, or a new one if nothing is stored, or no world of this version. */
export function worldFrom(stored: unknown, begin: StoreOptions['begin'], machineNow: number): World {
  if (isWorld(stored)) return stored;
  const world = begin(machineNow);
  return stored === undefined ? world : { ...world, replaced: true };
}

/** Whether a world is a new one although something was stored. */
export const isReplaced = (stored: unknown, world: World): boolean =>
  stored !== undefined && stored !== world;

/** Runs work sequentially, in the order of the calls. */
export function sequentialQueue(): RunExclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
