import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { at, seed } from '../scenarios/clock';
import { databaseStore } from './databaseStore';
import type { Exchange } from './exchange';
import { newWorld, type World } from './world';

const clock = () => at('2026-11-20', '10:00');
let folder: string;
const stores: ReturnType<typeof databaseStore>[] = [];

function open(name = 'world.db', begin = (machineNow: number) => newWorld(seed, machineNow)) {
  const store = databaseStore({ file: join(folder, name), begin, clock });
  stores.push(store);
  return store;
}

const closeAll = () => {
  for (const store of stores.splice(0)) store.close();
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'itayose-'));
});

afterEach(async () => {
  closeAll();
  await rm(folder, { recursive: true });
});

const numberOf = ({ world }: Exchange) => world.nextNumber;
const setTo =
  (number: number) =>
  ({ world }: Exchange) => {
    world.nextNumber = number;
  };
/** A world as a file has it. */
const copyOf = ({ world }: Exchange): World => JSON.parse(JSON.stringify(world));

/** Enters and removes records, in the order of the keys. */
function fill({ world }: Exchange): void {
  for (const key of ['b', 'a', 'c']) world.sessions[key] = { account: key, expiresAt: 1 };
  world.ledger.entries.push({ at: 1, reason: 'deposit', record: null, lines: [] });
}

test('a store finds what another one has stored', async () => {
  const store = open();
  await store.transact(fill);
  await store.transact(({ world }) => {
    delete world.sessions.a;
    world.ledger.entries.push({ at: 2, reason: 'deposit', record: 'D1', lines: [] });
    const [first] = world.ledger.entries;
    if (first) first.record = 'D0';
    world.sessions.d = { ...world.sessions.b, account: 'd', expiresAt: 2 };
  });
  const before = await store.transact(copyOf);
  expect(before.ledger.entries.map(({ record }) => record)).toEqual(['D0', 'D1']);
  closeAll();
  const after = await open().transact(copyOf);
  expect(after).toEqual(before);
  expect(Object.keys(after.sessions)).toEqual(['b', 'c', 'd']);
  closeAll();
  expect(await readdir(folder)).toEqual(['world.db']);
});

test('a reset removes what was stored before', async () => {
  const store = open();
  await store.transact(fill);
  await store.transact(({ world }) => void Object.assign(world, store.begin()));
  closeAll();
  const { sessions, ledger } = await open().transact(copyOf);
  expect([sessions, ledger.entries]).toEqual([{}, []]);
});

test('a transaction that throws takes back its own changes and no others', async () => {
  const store = open();
  await store.transact(fill);
  const before = await store.transact(copyOf);
  const failing = store.transact(({ world }) => {
    world.nextNumber = 99;
    delete world.sessions.a;
    world.ledger.entries.push({ at: 2, reason: 'deposit', record: null, lines: [] });
    for (const entry of world.ledger.entries) entry.lines.push({ account: 'house:fees', amount: '1' });
    Object.assign(world, { members: {}, rewards: null });
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
  expect(await store.transact(copyOf)).toEqual(before);
  await store.transact(setTo(7));
  closeAll();
  expect(await open().transact(copyOf)).toEqual({ ...before, nextNumber: 7 });
});

test('a change that can’t be stored is taken back', async () => {
  const store = open();
  await store.transact(setTo(7));
  const failing = store.transact(({ world }) => {
    world.nextNumber = 8;
    Object.assign(world.ledger, { balances: { of: 1n } });
  });
  await expect(failing).rejects.toThrow('BigInt');
  expect(await store.transact(numberOf)).toBe(7);
});

test('a second store on a file is refused until the first is closed', async () => {
  const store = open();
  await store.transact(setTo(7));
  expect(() => open()).toThrow('another process');
  closeAll();
  expect(await open().transact(numberOf)).toBe(7);
});

test('a file that is no database is refused and stays as it is', async () => {
  await writeFile(join(folder, 'world.db'), 'rubbish');
  expect(() => open()).toThrow('world.db');
  expect(await readdir(folder)).toEqual(['world.db']);
});

test('a world of another version is kept aside and replaced', async () => {
  const old = { ...newWorld(seed, clock()), version: 0, nextNumber: 7 } as unknown as World;
  await open('world.db', () => old).transact(() => {});
  closeAll();
  expect(await open().transact(copyOf)).toMatchObject({ nextNumber: 1, replaced: true });
  closeAll();
  expect(await open().transact(copyOf)).toMatchObject({ nextNumber: 1, replaced: true });
  expect(await readdir(folder)).toContain('world.db.aside');
});

test('a world whose settlement fails is kept aside, stays, and the call fails', async () => {
  const broken = { ...newWorld(seed, clock() - 1), positions: { P1: null }, nextNumber: 7 };
  const begin = () => structuredClone(broken) as unknown as World;
  await expect(open('world.db', begin).transact(numberOf)).rejects.toThrow();
  closeAll();
  const store = open();
  await expect(store.transact(numberOf)).rejects.toThrow(TypeError);
  await expect(store.transact(numberOf)).rejects.toThrow(TypeError);
  closeAll();
  for (const name of ['world.db', 'world.db.aside'])
    await expect(open(name).transact(numberOf)).rejects.toThrow(TypeError);
});
