import { copyFile, open, readFile, rename } from 'node:fs/promises';
import type { Exchange } from './exchange';
import { KeptWorld } from './keptWorld';
import { type ExchangeStore, sequentialQueue } from './store';
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

/** How long a change waits in memory, in ms: longer in a large world, whose writing takes long. */
const flushAfter = { least: 300, most: 500 };

/** A file whose world can't be opened is copied aside. A killed process loses at most the changes of the last moments. The file is always complete. */
export function fileStore(options: FileStoreOptions): FileStore {
  const file = new WorldFile(options);
  const exclusively = sequentialQueue();
  return {
    begin: () => file.begin(),
    transact: (act) => exclusively(() => file.transact(act)),
    flush: () => file.flush(),
  };
}

/** The world in memory: read once and written shortly after each change. */
class WorldFile {
  private readonly kept: KeptWorld;
  private reading: Promise<void> | undefined;
  private writing: Promise<void> = Promise.resolve();
  /** The world of the file can't be opened. */
  private replaced = false;
  private timer: NodeJS.Timeout | undefined;
  private flushAfterMs = flushAfter.least;
  private readonly path: string;

  constructor({ file, ...options }: FileStoreOptions) {
    this.path = file;
    const onReplaced = () => {
      this.replaced = true;
    };
    this.kept = new KeptWorld({ ...options, onReplaced });
  }

  begin(): World {
    return this.kept.begin();
  }

  async transact<T>(act: (exchange: Exchange) => T): Promise<T> {
    this.reading ??= this.read();
    await this.reading;
    const result = this.kept.transact(act);
    this.timer ??= setTimeout(() => void this.flush().catch(report), this.flushAfterMs);
    return result;
  }

  flush(): Promise<void> {
    if (this.timer === undefined) return this.writing;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.catch(() => {}).then(() => this.write());
    return this.writing;
  }

  private async read(): Promise<void> {
    try {
      const text = await readFile(this.path);
      this.kept.current = parsed(text);
      this.kept.save(() => parsed(text));
    } catch (cause) {
      if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return;
      // The next transaction tries again.
      this.reading = undefined;
      throw cause;
    }
  }

  private async write(): Promise<void> {
    const startedAt = performance.now();
    const text = Buffer.from(JSON.stringify(this.kept.current));
    this.kept.save(() => parsed(text));
    const tenfold = (performance.now() - startedAt) * 10;
    this.flushAfterMs = Math.min(Math.max(tenfold, flushAfter.least), flushAfter.most);
    if (this.replaced) await copyFile(this.path, `${this.path}.aside`);
    this.replaced = false;
    await replaceFile(this.path, text);
  }
}

/** The stored value; null if it isn't JSON. */
function parsed(text: Buffer): unknown {
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
