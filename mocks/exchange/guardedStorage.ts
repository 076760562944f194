import type { DemoStorage } from '../../src/api/contract/demo';
import { memoryStorage } from './memoryStore';
import type { WorldStorage } from './store';
import type { World } from './world';

/** Where a browser stores a world. Everything may fail. */
export interface Disk {
  /** undefined if nothing is stored. */
  read: () => Promise<unknown>;
  write: (world: World) => Promise<void>;
  /** Copies the stored world to another place. */
  keepAside: () => Promise<void>;
  /** Opens it, without reading. Rejects if the browser forbids it. */
  open: () => Promise<unknown>;
}

/** A storage that continues in memory when the disk fails. */
export interface GuardedStorage extends Required<WorldStorage> {
  /** Lets the next write replace a world that can't be read. */
  replaceUnreadable: () => void;
}

/** A read that fails is repeated: browsers lose the connection to their database at times. */
const pausesMs = [50, 500];
/** Longer than any access takes, ms: some databases never answer. Together less than the time limit of a call. */
const limitsMs = { read: 4_000, open: 1_000, write: 4_000 };

/**
 * Stores a world on a disk, and continues in memory when that fails.
 *
 * - A failed write is repeated with the next one. Until then memory is newer than the disk.
 * - A world that can't be read, also when the read is repeated, stays on the disk as it is.
 *
 * @param report called when the state changes; it is `saved` at first
 */
export function guardedStorage(disk: Disk, report: (state: DemoStorage) => void): GuardedStorage {
  const memory = memoryStorage();
  let state: DemoStorage = 'saved';
  const become = (next: DemoStorage, cause?: unknown) => {
    if (cause !== undefined) console.warn(`The exchange is ${next}.`, cause);
    if (next !== state) report(next);
    state = next;
  };
  const usesDisk = () => state === 'saved' || state === 'unsaved';

  return {
    read: async () => {
      if (state !== 'saved') return memory.read();
      try {
        return await within(limitsMs.read, repeated(disk.read));
      } catch (cause) {
        const isForbidden = await within(limitsMs.open, disk.open()).then(
          () => false,
          () => true,
        );
        become(isForbidden ? 'blocked' : 'unreadable', cause);
        return memory.read();
      }
    },
    write: async (world) => {
      await memory.write(world);
      if (!usesDisk()) return;
      await within(limitsMs.write, disk.write(world)).then(
        () => become('saved'),
        (cause) => become('unsaved', cause),
      );
    },
    keepAside: async () => {
      if (usesDisk()) await disk.keepAside().catch((cause) => become('unreadable', cause));
    },
    replaceUnreadable: () => {
      if (state === 'unreadable') state = 'unsaved';
    },
  };
}

/** Rejects when the work takes longer. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function repeated<T>(act: () => Promise<T>): Promise<T> {
  for (const ms of pausesMs) {
    try {
      return await act();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  return act();
}
