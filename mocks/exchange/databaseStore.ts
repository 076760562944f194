import { rmSync } from 'node:fs';
import Database from 'libsql';
import type { Exchange } from './exchange';
import { openExchange } from './openExchange';
import { type ExchangeStore, isReplaced, type WorldOptions, worldFrom } from './store';
import { isHolder, type Part, putPart, TrackedWorld } from './trackedWorld';
import type { World } from './world';

/**
 * An exchange in an embedded database, for the server (decision 58). The world is read once and stays in memory. A transaction writes
 * what it has changed, before its call is answered.
 *
 * @throws if another process uses the file, or if it is no database
 */
export function databaseStore({
  file,
  begin,
  clock,
}: WorldOptions & { file: string }): ExchangeStore & { close: () => void } {
  const database = openDatabase(file);
  const put = database.prepare(
    'INSERT INTO world VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );
  const clear = database.prepare("DELETE FROM world WHERE path LIKE ? || ',%'");
  const write = database.transaction((parts: Part[]) => {
    for (const { path, value } of parts) {
      const name = JSON.stringify(path).slice(1, -1);
      if (isHolder(path)) clear.run(name);
      put.run(name, JSON.stringify(value) ?? null);
    }
  });
  const keepAside = () => {
    rmSync(`${file}.aside`, { force: true });
    database.prepare('VACUUM INTO ?').run(`${file}.aside`);
  };
  const read = () => {
    const stored = storedIn(database);
    const world = worldFrom(stored, begin, clock());
    if (isReplaced(stored, world)) {
      keepAside();
      database.exec('DELETE FROM world');
    }
    if (world !== stored) write(Object.entries(world).map(([key, value]) => ({ path: [key], value })));
    return new TrackedWorld(world);
  };
  const open = (world: World): Exchange => {
    try {
      return openExchange(world, clock());
    } catch (cause) {
      keepAside();
      throw cause;
    }
  };
  let tracked: TrackedWorld | undefined;
  return {
    begin: () => begin(clock()),
    transact: async (act) => {
      tracked ??= read();
      return tracked.attempt((world) => act(open(world)), write);
    },
    close: () => {
      // Closing alone keeps the lock until the statements are collected.
      database.pragma('journal_mode = DELETE');
      database.pragma('locking_mode = NORMAL');
      database.exec('SELECT 1 FROM world');
      database.close();
    },
  };
}

function openDatabase(file: string): Database.Database {
  const database = new Database(file);
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('journal_mode = WAL');
    // A killed process loses nothing. Surviving a power cut would need waits for the disk.
    database.pragma('synchronous = OFF');
    database.exec('CREATE TABLE IF NOT EXISTS world (path TEXT PRIMARY KEY, value TEXT)');
    return database;
  } catch (cause) {
    throw new Error(`${file} can't be opened. Does another process use it?`, { cause });
  }
}

/** The stored world, unchecked; undefined if nothing is stored. A row without a value is a removed record. */
function storedIn(database: Database.Database): unknown {
  const rows = database.prepare('SELECT path, value FROM world ORDER BY rowid').all();
  const world = {};
  for (const { path, value } of rows as { path: string; value: string | null }[])
    putPart(world, { path: JSON.parse(`[${path}]`), value: value === null ? undefined : JSON.parse(value) });
  return rows.length === 0 ? undefined : world;
}
