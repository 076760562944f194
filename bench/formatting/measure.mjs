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
 * Compares the cost of our default money format with that of a cached `Intl.NumberFormat`, alternately in this process. Also
 * counts how many amounts each formats exactly that binary numbers cannot represent.
 */
export const title = 'Formatting money:';

/** Enough warm-up for the engine to optimise both. */
const warming = 200;
const triesOfRun = 200;

/** @returns {Promise<typeof import('./money.ts')>} */
async function loadFormats() {
  const folder = await mkdtemp(join(tmpdir(), 'formats-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry: join(root, 'bench/formatting/money.ts'), formats: ['es'], fileName: () => 'money.mjs' },
    },
  });
  const formats = await import(pathToFileURL(join(folder, 'money.mjs')).href);
  await rm(folder, { recursive: true });
  return formats;
}

/**
 * Time per call and exactness, compared with `Intl`.
 *
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function measure(bench) {
  const { timeFormats, countExact } = await loadFormats();
  for (let time = 0; time < warming; time++) timeFormats();
  const taken = Array.from({ length: bench.runs * triesOfRun }, timeFormats);
  /** @param {'ours' | 'ofNumbers' | 'ofStrings'} key */
  const of = (key) => median(taken.map((one) => one[key]));
  const exact = countExact();
  return [
    {
      what: 'A default money format, beside Intl of a number',
      unit: 'ns',
      ours: of('ours'),
      floor: of('ofNumbers'),
      mostTimes: 3,
    },
    {
      what: 'The same, beside Intl of a decimal string',
      unit: 'ns',
      ours: of('ours'),
      floor: of('ofStrings'),
      mostTimes: 3,
    },
    {
      what: `Written exactly, of ${exact.all} amounts that binary numbers do not hold`,
      ours: exact.ours,
      floor: exact.ofNumbers,
      least: exact.all,
    },
  ];
}
