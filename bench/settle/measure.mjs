import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../../scripts/importTypeScript.mjs';
import { median } from '../app.mjs';

/** @import { Bench } from '../bench.mjs' */
/** @import { Result } from '../results.mjs' */

/*
 * Settles 250 days of the simulated exchange while nobody looks at an order book, beside the time to calculate the prices of
 * forty days. Also the time of an order book late in a day.
 */
export const title = 'Settling the simulated exchange:';

/** @returns {Promise<typeof import('./days.ts')>} */
async function loadDays() {
  const folder = await mkdtemp(join(tmpdir(), 'settle-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry: join(root, 'bench/settle/days.ts'), formats: ['es'], fileName: () => 'days.mjs' },
    },
  });
  const days = await import(pathToFileURL(join(folder, 'days.mjs')).href);
  await rm(folder, { recursive: true });
  return days;
}

/**
 * Time of 250 days, as a multiple of that of the prices, and of order books.
 *
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function measure(bench) {
  const { settleDays, priceDays, lookAtBook } = await loadDays();
  const warm = 1;
  settleDays(warm);
  priceDays(warm);
  lookAtBook(warm, 0);
  const seeds = Array.from({ length: bench.runs }, (_, run) => run + 2);
  const taken = seeds.map((seed) => ({ ours: settleDays(seed), floor: priceDays(seed) }));
  const looks = seeds.flatMap((seed) => [0, 1, 2, 3].map((index) => lookAtBook(seed, index)));
  return [
    {
      what: '250 days with 40 positions, beside the prices of 40 days',
      unit: 'ms',
      ours: median(taken.map(({ ours }) => ours)),
      floor: median(taken.map(({ floor }) => floor)),
      mostTimes: 8,
    },
    {
      what: 'The first order book of a stock, at 15:24',
      unit: 'ms',
      ours: median(looks.map(({ first }) => first)),
      most: 50,
    },
    {
      what: 'The next one, two seconds later',
      unit: 'ms',
      ours: median(looks.map(({ next }) => next)),
      most: 5,
    },
  ];
}
