import type { Exchange } from './exchange';
import { openExchange } from './openExchange';
import { type World, worldVersion } from './world';

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
}

/** Runs work that must not overlap with other work on the same world. */
export type RunExclusively = <T>(work: () => Promise<T>) => Promise<T>;

interface StoreOptions {
  storage: WorldStorage;
  /** The machine's clock, epoch ms. */
  clock: () => number;
  /** Creates a new world, given the time of the machine's clock. */
  begin: (machineNow: number) => World;
  exclusively?: RunExclusively;
}

/**
 * An exchange in a storage. A stored world of an earlier version, or one that can't be opened, is replaced by a new
 * world with `replaced` set; the app then shows a message.
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
        const exchange = reopen(await storage.read(), begin, clock());
        const result = act(exchange);
        await storage.write(exchange.world);
        return result;
      }),
  };
}

/** Opens a stored world, or a new one if there is none or if it can't be opened. */
export function reopen(stored: unknown, begin: StoreOptions['begin'], machineNow: number): Exchange {
  if (stored === undefined) return openExchange(begin(machineNow), machineNow);
  try {
    if (isWorld(stored)) return openExchange(stored, machineNow);
  } catch (cause) {
    console.warn('The stored exchange cannot be opened; a new one is created.', cause);
  }
  return openExchange({ ...begin(machineNow), replaced: true }, machineNow);
}

/** Runs work sequentially, in the order of the calls. */
export function sequentialQueue(): RunExclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}

function isWorld(stored: unknown): stored is World {
  return (
    typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === worldVersion
  );
}
