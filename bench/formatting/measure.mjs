import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { median, root } from '../app.mjs';

/*
 * What a default money format costs beside a call of a cached `Intl.NumberFormat`, built as for the app, in this
 * process, in turns; and on how many of the amounts that binary numbers do not hold each is exact.
 */
export const title = 'Formatting money:';

/** Enough for the engine to have made what it can of both. */
const warming = 200;
const triesOfRun = 200;

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

/** Time a call and exactness, beside those of `Intl`. */
export async function measure(bench) {
  const { timeFormats, countExact } = await loadFormats();
  for (let time = 0; time < warming; time++) timeFormats();
  const taken = Array.from({ length: bench.runs * triesOfRun }, timeFormats);
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
