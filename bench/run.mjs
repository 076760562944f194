import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readArguments, refuse } from '../scripts/arguments.mjs';
import { ensureInstalled } from '../scripts/install.mjs';

/** @import { Result } from './results.mjs' */

/*
 * npm run bench -- [--runs 5] [--record] [PART…]
 * Takes all measurements, or those of some parts: medians of several runs, compared with their floors. With --record, they
 * are shown in the catalogue under Reference/Speed.
 */
const parts = [
  'sizes',
  'firstPaint',
  'interactions',
  'chart',
  'marketList',
  'board',
  'plots',
  'formatting',
  'heap',
  'catalogue',
  'server',
  'settle',
];
const { values: flags, positionals: asked } = readArguments({
  runs: { type: 'string', default: '5' },
  record: { type: 'boolean', default: false },
});
const unknown = asked.filter((part) => !parts.includes(part));
if (unknown.length > 0) refuse(`Unknown part ${unknown.join(', ')}. Parts are: ${parts.join(', ')}.`);

// Everything measured is built in production mode.
process.env.NODE_ENV = 'production';

ensureInstalled();
// Imported after the packages are installed.
const [{ createBench }, { cellsOf, resultTable }] = await Promise.all([
  import('./bench.mjs'),
  import('./results.mjs'),
]);

const bench = createBench(Number(flags.runs));
/** @type {Result[]} */
const results = [];
const measured = new Map();
try {
  for (const part of asked.length > 0 ? asked : parts) {
    /** @type {{ title: string, measure: (with_: typeof bench) => Promise<Result[]> }} */
    const { title, measure } = await import(`./${part}/measure.mjs`);
    console.log(`\n${title}`);
    const found = await measure(bench);
    results.push(...found);
    measured.set(part, { name: part, title: title.replace(/:$/, ''), rows: found.map(cellsOf) });
    console.log(resultTable(found));
  }
} finally {
  await bench.close();
}
console.log(`\nAll, medians of ${bench.runs}`);
console.log(resultTable(results));

/** Shows the results in the catalogue. Parts that were not measured keep theirs. */
function record() {
  const file = 'stories/reference/speed/results.json';
  /** @type {{ name: string }[]} */
  const former = JSON.parse(readFileSync(file, 'utf8')).parts;
  const kept = parts.flatMap((part) => measured.get(part) ?? former.find(({ name }) => name === part) ?? []);
  const date = new Date().toISOString().slice(0, 10);
  const text = JSON.stringify({ date, cores: availableParallelism(), parts: kept }, null, 2);
  writeFileSync(file, `${text}\n`);
}

if (flags.record) record();
