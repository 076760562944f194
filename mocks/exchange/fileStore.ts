import { open, readFile, rename } from 'node:fs/promises';
import { type ExchangeStore, exchangeStore, type WorldStorage } from './store';
import type { World } from './world';

/** An exchange stored in one file, for the server. */
export interface FileStore extends ExchangeStore {
  /** Writes pending changes at once. */
  flush: () => Promise<void>;
}

/** Longest time that a change may exist in memory only. */
const flushAfterMs = 300;

/** A killed process loses at most the changes of the last moments. The file is always complete. */
export function fileStore({
  file,
  ...options
}: {
  file: string;
  begin: (machineNow: number) => World;
  clock: () => number;
}): FileStore {
  const storage = new FileStorage(file);
  return { ...exchangeStore({ ...options, storage }), flush: () => storage.flush() };
}

/** The world as JSON: read once, then kept in memory, and written shortly after each change. */
class FileStorage implements WorldStorage {
  private stored: string | undefined;
  private writing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  async read(): Promise<unknown> {
    this.stored ??= await this.readFile();
    if (this.stored === undefined) return undefined;
    try {
      return JSON.parse(this.stored);
    } catch {
      return null;
    }
  }

  async write(world: World): Promise<void> {
    this.stored = JSON.stringify(world);
    this.timer ??= setTimeout(() => void this.flush().catch(report), flushAfterMs);
  }

  flush(): Promise<void> {
    if (this.timer === undefined) return this.writing;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.catch(() => {}).then(() => this.writeFile(this.stored ?? ''));
    return this.writing;
  }

  private async readFile(): Promise<string | undefined> {
    try {
      return await readFile(this.file, 'utf8');
    } catch (cause) {
      if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
      throw cause;
    }
  }

  /** Writes a draft file, syncs it to disk and renames it. The file is complete even if the process is killed. */
  private async writeFile(text: string): Promise<void> {
    const draft = `${this.file}.new`;
    const handle = await open(draft, 'w');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, this.file);
  }
}

/** Logs a failed write. The next change tries again. */
function report(cause: unknown): void {
  console.error('The exchange could not be written to its file.', cause);
}
