import { describe, expect, test, vi } from 'vitest';
import { at, seed } from '../scenarios/clock';
import { memoryStorage, memoryStore } from './memoryStore';
import { exchangeStore, sequentialQueue } from './store';
import { newWorld, type World } from './world';

const now = at('2026-11-20', '10:00');
const options = { begin: (machineNow: number) => newWorld(seed, machineNow), clock: () => now };

describe('a store', () => {
  test('stores changes', async () => {
    const store = memoryStore(options);
    await store.transact(({ world }) => {
      world.nextNumber = 7;
    });
    expect(await store.transact(({ world }) => world.nextNumber)).toBe(7);
  });

  test('stores nothing when an action throws halfway', async () => {
    const store = memoryStore(options);
    await store.transact(() => 'begin');
    const failing = store.transact(({ world }) => {
      world.nextNumber = 7;
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    expect(await store.transact(({ world }) => world.nextNumber)).toBe(1);
  });

  test.each([
    ['of an earlier version', { ...newWorld(seed, now), version: 0, nextNumber: 99 }],
    ['that is no world', 'rubbish'],
    ['that is nothing', null],
    ['of this version that is broken', { ...newWorld(seed, now - 1), positions: { P1: null } }],
    ['whose clock is missing', { ...newWorld(seed, now), settledAt: null }],
    ['whose clock is no number', { ...newWorld(seed, now), settledAt: Number.NaN }],
    ['whose clock is out of range', { ...newWorld(seed, now), settledAt: 8.64e15 }],
    ['whose clock is before the market', { ...newWorld(seed, now), settledAt: 0 }],
    ['whose clock is a text', { ...newWorld(seed, now), settledAt: '2026-11-20' }],
    ['whose offset is no number', { ...newWorld(seed, now), clockOffset: Number.NaN }],
    ['whose offset is a text', { ...newWorld(seed, now), clockOffset: '5' }],
    ['without a part', { ...newWorld(seed, now), loans: undefined }],
    ['with a part that is empty', { ...newWorld(seed, now), ledger: {} }],
    ['with members that are none', { ...newWorld(seed, now), members: [] }],
  ])('replaces a stored world %s, and reports it', async (_, stored) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const storage = memoryStorage();
    await storage.write(stored as unknown as World);
    const store = exchangeStore({ ...options, storage });
    expect(await store.transact(({ world }) => world)).toEqual({ ...newWorld(seed, now), replaced: true });
  });

  test('keeps a world aside before it replaces it, and no other one', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const storage = memoryStorage();
    const aside: unknown[] = [];
    const keepAside = async () => void aside.push(await storage.read());
    const store = exchangeStore({ ...options, storage: { ...storage, keepAside } });
    await store.transact(() => {});
    await store.transact(() => {});
    expect(aside).toEqual([]);
    await storage.write('rubbish' as unknown as World);
    await store.transact(() => {});
    await store.transact(() => {});
    expect(aside).toEqual(['rubbish']);
  });

  test('opens a world whose offset leads nowhere at its last time', async () => {
    const storage = memoryStorage();
    await storage.write({ ...newWorld(seed, now), clockOffset: 1e300, nextNumber: 7 });
    const store = exchangeStore({ ...options, storage });
    const opened = await store.transact((exchange) => [exchange.now, exchange.world.nextNumber]);
    expect(opened).toEqual([now, 7]);
  });

  test('runs actions one at a time', async () => {
    const store = memoryStore(options);
    const numbers = Array.from({ length: 20 }, () => store.transact(({ world }) => world.nextNumber++));
    expect(await Promise.all(numbers)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });
});

test('the queue continues after a failed action', async () => {
  const exclusively = sequentialQueue();
  const failed = exclusively(async () => {
    throw new Error('first');
  });
  const done = exclusively(async () => 'second');
  await expect(failed).rejects.toThrow('first');
  expect(await done).toBe('second');
});
