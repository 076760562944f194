import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at, seed } from '../scenarios/clock';
import { type FileStore, fileStore } from './fileStore';
import { newWorld } from './world';

const clock = () => at('2026-11-20', '10:00');
const begin = (machineNow: number) => newWorld(seed, machineNow);
let folder: string;
const stores: FileStore[] = [];

function open(): FileStore {
  const store = fileStore({ file: join(folder, 'world.json'), begin, clock });
  stores.push(store);
  return store;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'itayose-'));
});

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.flush()));
  await rm(folder, { recursive: true });
});

async function leaveSeven(): Promise<void> {
  const store = open();
  await store.transact(({ world }) => {
    world.nextNumber = 7;
  });
  await store.flush();
}

test('another process finds the stored changes', async () => {
  await leaveSeven();
  expect(await open().transact(({ world }) => world.nextNumber)).toBe(7);
  expect(await readdir(folder)).toEqual(['world.json']);
});

test('a draft file left by a killed process does no harm', async () => {
  await leaveSeven();
  await writeFile(join(folder, 'world.json.new'), '{"version":1,"nextNum');
  expect(await open().transact(({ world }) => world.nextNumber)).toBe(7);
});

test('changes are written within a second', async () => {
  await open().transact(({ world }) => {
    world.nextNumber = 7;
  });
  await vi.waitFor(
    async () => expect(await readFile(join(folder, 'world.json'), 'utf8')).toContain('":7,'),
    1000,
  );
});

test('the world stays in memory between transactions', async () => {
  const store = open();
  const world = await store.transact((exchange) => exchange.world);
  await store.flush();
  expect(await store.transact((exchange) => exchange.world)).toBe(world);
});

test('a transaction that throws takes back nothing but its own changes', async () => {
  const store = open();
  const fail = () =>
    store.transact(({ world }) => {
      world.nextNumber = 99;
      throw new Error('halfway');
    });
  for (const number of [7, 8]) {
    await store.transact(({ world }) => {
      world.nextNumber = number;
    });
    await expect(fail()).rejects.toThrow('halfway');
    expect(await store.transact(({ world }) => world.nextNumber)).toBe(number);
    await store.flush();
    await expect(fail()).rejects.toThrow('halfway');
    expect(await store.transact(({ world }) => world.nextNumber)).toBe(number);
  }
});

test('the exchange continues while its file cannot be written, and writes it later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = open();
  const setTo = (number: number) =>
    store.transact(({ world }) => {
      world.nextNumber = number;
    });
  await mkdir(join(folder, 'world.json.new'));
  await setTo(7);
  await expect(store.flush()).rejects.toThrow();
  await rmdir(join(folder, 'world.json.new'));
  await setTo(8);
  await store.flush();
  expect(await open().transact(({ world }) => world.nextNumber)).toBe(8);
});

test.each([
  ['is empty', ''],
  ['is of another version', '{"version":1}'],
  ['has a damaged clock', JSON.stringify({ ...newWorld(seed, clock()), settledAt: null })],
])('a file that %s is kept aside and replaced by a new world', async (_, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await writeFile(join(folder, 'world.json'), text);
  const store = open();
  expect(await store.transact(({ world }) => world)).toMatchObject({ nextNumber: 1, replaced: true });
  await store.flush();
  expect(await readFile(join(folder, 'world.json.aside'), 'utf8')).toBe(text);
  expect(JSON.parse(await readFile(join(folder, 'world.json'), 'utf8'))).toMatchObject({ replaced: true });
});
