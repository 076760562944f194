import { readFile, rename, writeFile } from 'node:fs/promises';
import { type ExchangeStore, exchangeStore, type Vault } from './store';
import type { World } from './world';

/** An exchange kept in one file, for the server. */
export function fileStore(options: {
  file: string;
  begin: (machineNow: number) => World;
  clock: () => number;
}): ExchangeStore {
  return exchangeStore({ ...options, vault: fileVault(options.file) });
}

/** Written beside and then renamed, so that the file is whole whenever the process is killed. */
function fileVault(file: string): Vault {
  const draft = `${file}.new`;
  return {
    read: async () => {
      try {
        return JSON.parse(await readFile(file, 'utf8'));
      } catch (cause) {
        if (isMissing(cause) || cause instanceof SyntaxError) return undefined;
        throw cause;
      }
    },
    write: async (world) => {
      await writeFile(draft, JSON.stringify(world));
      await rename(draft, file);
    },
  };
}

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
