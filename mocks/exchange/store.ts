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
 * An exchange in a storage. A stored world of an earlier version, or one that can't be opened, is kept aside and replaced
 * by a new world with `replaced` set; the app then shows a message.
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
        const exchange = reopen(stored, begin, clock());
        if (isReplaced(stored, exchange.world)) await storage.keepAside?.();
        const result = act(exchange);
        await storage.write(exchange.world);
        return result;
      }),
  };
}

/** Opens a stored world, or a new one if there is none or if it can't be opened. */
function reopen(stored: unknown, begin: StoreOptions['begin'], machineNow: number): Exchange {
  try {
    return openExchange(worldFrom(stored, begin, machineNow), machineNow);
  } catch (cause) {
    console.warn('The stored exchange cannot be opened; a new one is created.', cause);
    return openExchange(worldFrom(null, begin, machineNow), machineNow);
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
