import { beforeEach, expect, test, vi } from 'vitest';
import { at, seed } from '../scenarios/clock';
import { type Disk, guardedStorage } from './guardedStorage';
import { exchangeStore } from './store';
import { newWorld, type World } from './world';

const now = at('2026-11-20', '10:00');

/** A disk whose operations fail while they are named. */
function testDisk() {
  const failing = new Set<keyof Disk>();
  const stored = new Map<string, unknown>();
  const unless = async <T>(name: keyof Disk, act: () => T): Promise<T> => {
    if (failing.has(name)) throw new Error(name);
    return act();
  };
  const disk: Disk = {
    read: () => unless('read', () => structuredClone(stored.get('world'))),
    write: (world) => unless('write', () => void stored.set('world', structuredClone(world))),
    keepAside: () => unless('keepAside', () => void stored.set('aside', stored.get('world'))),
    open: () => unless('open', () => {}),
  };
  return { disk, failing, stored };
}

/** Opens the page again on a disk. */
function openPage(disk: Disk) {
  const states: string[] = [];
  const storage = guardedStorage(disk, (state) => states.push(state));
  const store = exchangeStore({
    storage,
    clock: () => now,
    begin: (machineNow) => newWorld(seed, machineNow),
  });
  return {
    states,
    storage,
    /** Counts up, and returns the number before. */
    next: () => store.transact(({ world }) => world.nextNumber++),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1_000 });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => vi.useRealTimers();
});

test('one failed read, or two, lose nothing', async () => {
  const { disk } = testDisk();
  await openPage(disk).next();
  const read = vi.spyOn(disk, 'read').mockRejectedValueOnce(new Error('connection lost'));
  expect(await openPage(disk).next()).toBe(2);
  read.mockRejectedValueOnce(new Error('connection lost')).mockRejectedValueOnce(new Error('again'));
  const page = openPage(disk);
  expect(await page.next()).toBe(3);
  expect(page.states).toEqual([]);
});

test('a world that can’t be read stays as it is, and the page continues in memory', async () => {
  const { disk, failing, stored } = testDisk();
  await openPage(disk).next();
  const before = structuredClone(stored);
  failing.add('read');
  const page = openPage(disk);
  expect(await page.next()).toBe(1);
  expect(await page.next()).toBe(2);
  expect(page.states).toEqual(['unreadable']);
  expect(stored).toEqual(before);
  failing.clear();
  expect(await openPage(disk).next()).toBe(2);
});

test('a page whose reads begin to fail continues with what it had', async () => {
  const { disk, failing } = testDisk();
  const page = openPage(disk);
  await page.next();
  failing.add('read');
  expect(await page.next()).toBe(2);
});

test('starting over replaces a world that can’t be read', async () => {
  const { disk, failing } = testDisk();
  failing.add('read');
  const page = openPage(disk);
  await page.next();
  page.storage.replaceUnreadable();
  await page.storage.write({ ...newWorld(seed, now), nextNumber: 41 });
  expect(page.states).toEqual(['unreadable', 'saved']);
  failing.clear();
  expect(await openPage(disk).next()).toBe(41);
});

test('a failed write is reported at once, loses nothing on this page, and is repeated with the next one', async () => {
  const { disk, failing } = testDisk();
  const page = openPage(disk);
  await page.next();
  failing.add('write');
  expect(await page.next()).toBe(2);
  expect(page.states).toEqual(['unsaved']);
  expect(await page.next()).toBe(3);
  failing.clear();
  expect(await page.next()).toBe(4);
  expect(page.states).toEqual(['unsaved', 'saved']);
  expect(await openPage(disk).next()).toBe(5);
});

test('a browser that stores nothing runs the exchange in memory, and says so', async () => {
  const { disk, failing } = testDisk();
  for (const name of ['read', 'write', 'keepAside', 'open'] as const) failing.add(name);
  const page = openPage(disk);
  expect([await page.next(), await page.next()]).toEqual([1, 2]);
  expect(page.states).toEqual(['blocked']);
});

test('a database that never answers does not stop the exchange', async () => {
  const { disk } = testDisk();
  const never = () => new Promise<never>(() => {});
  const page = openPage({ ...disk, read: never, write: never, open: never });
  expect([await page.next(), await page.next()]).toEqual([1, 2]);
  expect(page.states).toEqual(['blocked']);
});

test('a world of another version is not overwritten where it can’t be kept aside', async () => {
  const { disk, failing, stored } = testDisk();
  const old = { version: 1 } as unknown as World;
  await disk.write(old);
  failing.add('keepAside');
  const page = openPage(disk);
  expect([await page.next(), await page.next()]).toEqual([1, 2]);
  expect([page.states, stored.get('world')]).toEqual([['unreadable'], old]);
  failing.clear();
  await openPage(disk).next();
  expect(stored.get('aside')).toEqual(old);
});
