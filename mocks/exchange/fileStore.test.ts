import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { at, seed } from '../scenarios/clock';
import { fileStore } from './fileStore';
import { newWorld } from './world';

const clock = () => at('2026-11-20', '10:00');
const begin = (machineNow: number) => newWorld(seed, machineNow);
let folder: string;
const open = () => fileStore({ file: join(folder, 'world.json'), begin, clock });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'itayose-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('another process finds what was done', async () => {
  await open().transact(({ world }) => {
    world.nextNumber = 7;
  });
  expect(await open().transact(({ world }) => world.nextNumber)).toBe(7);
  expect(await readdir(folder)).toEqual(['world.json']);
});

test('a draft that a killed process left behind does no harm', async () => {
  await open().transact(({ world }) => {
    world.nextNumber = 7;
  });
  await writeFile(join(folder, 'world.json.new'), '{"version":1,"nextNum');
  expect(await open().transact(({ world }) => world.nextNumber)).toBe(7);
});

test('a file that cannot be read is replaced by a fresh beginning', async () => {
  await writeFile(join(folder, 'world.json'), '');
  expect(await open().transact(({ world }) => world.nextNumber)).toBe(1);
});
