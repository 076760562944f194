import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Adapter } from '../../conformance/adapter';
import { conform, readDocument } from '../../conformance/conform';
import { createAdapter } from '../../conformance/demoAdapter.mjs';
import type { Documented } from '../../conformance/documented';
import { demoMember } from '../../mocks/exchange/demoMember';
import { startServer } from '../../mocks/server';
import { generateDocument } from '../../reference/generate';
import { accessPlants } from './plants/accessPlants';
import { dataPlants } from './plants/dataPlants';
import { envelopePlants } from './plants/envelopePlants';
import { moneyPlants } from './plants/moneyPlants';
import type { Plant } from './plants/plant';
import { startProxy } from './plants/proxy';
import { refusalPlants } from './plants/refusalPlants';
import { transitionPlants } from './plants/transitionPlants';

const plants: Plant[] = [
  ...envelopePlants,
  ...dataPlants,
  ...transitionPlants,
  ...moneyPlants,
  ...accessPlants,
  ...refusalPlants,
];

let server: Awaited<ReturnType<typeof startServer>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let document: Documented;
let adapter: Adapter;

beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1' });
  const target = server.url.replace('localhost', '127.0.0.1');
  proxy = await startProxy(target);
  adapter = createAdapter(target);
  document = readDocument(await generateDocument(process.cwd()));
}, 120_000);

afterAll(async () => {
  proxy.close();
  await server.close();
});

const check = (only: string, timeoutMs?: number) =>
  conform({
    url: proxy.url,
    ...demoMember,
    loadDocument: async () => document,
    adapter,
    only: [only],
    simultaneous: 5,
    ...(timeoutMs && { timeoutMs }),
  });

test('there are at least fifty plants', () => {
  expect(plants.length).toBeGreaterThanOrEqual(50);
});

test.each(plants)(
  '$only: $what',
  async (plant) => {
    proxy.use(plant);
    const { broken } = await check(plant.only, plant.timeoutMs);
    const sentences = broken.map(({ path, sentence }) => `${path}: ${sentence}`);
    expect(sentences).toContainEqual(expect.stringMatching(plant.says));
    expect(new Set(broken.map(({ path }) => path))).toEqual(new Set([plant.only]));
  },
  60_000,
);

const checked = [...new Set(plants.map(({ only }) => only))];

test('without a plant, none of these calls has a breach', async () => {
  proxy.use(undefined);
  const { broken } = await conform({
    url: proxy.url,
    ...demoMember,
    loadDocument: async () => document,
    adapter,
    only: checked,
    simultaneous: 5,
  });
  expect(broken).toEqual([]);
}, 120_000);
