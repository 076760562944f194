import type { Exchange } from './exchange';
import { openExchange } from './openExchange';
import { type World, worldVersion } from './world';

/** Where an exchange lives. */
export interface ExchangeStore {
  /**
   * Opens the exchange at this moment, acts on it, and keeps what became of it. One at a time; when `act` throws,
   * nothing is kept.
   */
  transact: <T>(act: (exchange: Exchange) => T) => Promise<T>;
  /** The world that everything begins with, as it would begin now. */
  begin: () => World;
}

/** Keeps one world as plain JSON. */
export interface WorldStorage {
  /** What was written last, to be changed at will; undefined when nothing was. */
  read: () => Promise<unknown>;
  write: (world: World) => Promise<void>;
}

/** Runs work that must not overlap with other work on the same world. */
export type RunExclusively = <T>(work: () => Promise<T>) => Promise<T>;

interface StoreOptions {
  storage: WorldStorage;
  /** The machine's clock, epoch ms. */
  clock: () => number;
  /** The first world, given the machine's clock. */
  begin: (machineNow: number) => World;
  exclusively?: RunExclusively;
}

/**
 * An exchange kept in a vault. What an earlier version left there, or what can't be opened, is replaced by a fresh
 * beginning that says so (`replaced`): the app tells it to whoever looks at the demonstration.
 */
export function exchangeStore({
  storage: vault,
  clock,
  begin,
  exclusively = sequentialQueue(),
}: StoreOptions): ExchangeStore {
  return {
    begin: () => begin(clock()),
    transact: (act) =>
      exclusively(async () => {
        const exchange = reopen(await vault.read(), begin, clock());
        const result = act(exchange);
        await vault.write(exchange.world);
        return result;
      }),
  };
}

function reopen(kept: unknown, begin: StoreOptions['begin'], machineNow: number): Exchange {
  if (kept === undefined) return openExchange(begin(machineNow), machineNow);
  try {
    if (isWorld(kept)) return openExchange(kept, machineNow);
  } catch (cause) {
    console.warn('The stored exchange cannot be opened; it begins afresh.', cause);
  }
  return openExchange({ ...begin(machineNow), replaced: true }, machineNow);
}

/** One after the other, in the order in which they were asked for. */
export function sequentialQueue(): RunExclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}

function isWorld(kept: unknown): kept is World {
  return typeof kept === 'object' && kept !== null && 'version' in kept && kept.version === worldVersion;
}
