import { open, readFile, rename } from 'node:fs/promises';
import type { Exchange } from './exchange';
import { type ExchangeStore, reopen, sequentialQueue } from './store';
import type { World } from './world';

/** An exchange stored in one file, for the server. */
export interface FileStore extends ExchangeStore {
  /** Writes pending changes at once. */
  flush: () => Promise<void>;
}

interface FileStoreOptions {
  file: string;
  begin: (machineNow: number) => World;
  clock: () => number;
}

/** A transaction that did not throw. */
interface Done {
  act: (exchange: Exchange) => unknown;
  machineNow: number;
}

/** How long a change waits in memory, in ms: longer in a large world, whose writing takes long. */
const flushAfter = { least: 300, most: 500 };

/** A killed process loses at most the changes of the last moments. The file is always complete. */
export function fileStore(options: FileStoreOptions): FileStore {
  const kept = new KeptWorld(options);
  const exclusively = sequentialQueue();
  return {
    begin: () => kept.begin(),
    transact: (act) => exclusively(() => kept.transact(act)),
    flush: () => kept.flush(),
  };
}

/**
 * The world in memory: read once and written shortly after each change. A transaction that throws may leave it half
 * changed. Then the world is restored: the transactions since the last written one run again. They change the world by
 * its state and their time only.
 */
class KeptWorld {
  /** The world after the last transaction; unchecked before the first one. */
  private world: unknown;
  /** The text that was last read or written; undefined if there was no file. */
  private text: Buffer | undefined;
  /** Transactions since then. */
  private done: Done[] = [];
  private reading: Promise<void> | undefined;
  private writing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private flushAfterMs = flushAfter.least;
  /** Time of the transaction that is running. */
  private machineNow: number | undefined;
  private readonly options: FileStoreOptions;

  constructor(options: FileStoreOptions) {
    this.options = options;
  }

  begin(): World {
    return this.options.begin(this.machineNow ?? this.options.clock());
  }

  async transact<T>(act: (exchange: Exchange) => T): Promise<T> {
    this.reading ??= this.read();
    await this.reading;
    const machineNow = this.options.clock();
    try {
      const result = this.run(act, machineNow);
      this.done.push({ act, machineNow });
      this.timer ??= setTimeout(() => void this.flush().catch(report), this.flushAfterMs);
      return result;
    } catch (cause) {
      this.restore();
      throw cause;
    }
  }

  flush(): Promise<void> {
    if (this.timer === undefined) return this.writing;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.catch(() => {}).then(() => this.write());
    return this.writing;
  }

  private run<T>(act: (exchange: Exchange) => T, machineNow: number): T {
    this.machineNow = machineNow;
    try {
      const exchange = reopen(this.world, this.options.begin, machineNow);
      this.world = exchange.world;
      return act(exchange);
    } finally {
      this.machineNow = undefined;
    }
  }

  private restore(): void {
    this.world = parsed(this.text);
    for (const { act, machineNow } of this.done) this.run(act, machineNow);
  }

  private async read(): Promise<void> {
    try {
      this.text = await readFile(this.options.file);
      this.world = parsed(this.text);
    } catch (cause) {
      if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return;
      // The next transaction tries again.
      this.reading = undefined;
      throw cause;
    }
  }

  private async write(): Promise<void> {
    const startedAt = performance.now();
    this.text = Buffer.from(JSON.stringify(this.world));
    this.done = [];
    const tenfold = (performance.now() - startedAt) * 10;
    this.flushAfterMs = Math.min(Math.max(tenfold, flushAfter.least), flushAfter.most);
    await replaceFile(this.options.file, this.text);
  }
}

/** The stored value; null if it isn't JSON, and undefined without a text. */
function parsed(text: Buffer | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text.toString());
  } catch {
    return null;
  }
}

/** Writes a draft file, syncs it to disk and renames it. The file is complete even if the process is killed. */
async function replaceFile(file: string, text: Buffer): Promise<void> {
  const draft = `${file}.new`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/** Logs a failed write. The next change tries again. */
function report(cause: unknown): void {
  console.error('The exchange could not be written to its file.', cause);
}
