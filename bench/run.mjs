import { readArguments, refuse } from '../scripts/arguments.mjs';
import { ensureInstalled } from '../scripts/install.mjs';

/*
 * npm run bench -- [--runs 5] [PART…]
 * Takes all measurements, or those of some parts: medians of several runs, compared with their floors.
 */
const parts = [
  'sizes',
  'firstPaint',
  'interactions',
  'chart',
  'marketList',
  'formatting',
  'heap',
  'catalogue',
  'server',
];
const { values: flags, positionals: asked } = readArguments({ runs: { type: 'string', default: '5' } });
const unknown = asked.filter((part) => !parts.includes(part));
if (unknown.length > 0) refuse(`Unknown part ${unknown.join(', ')}. Parts are: ${parts.join(', ')}.`);

// Everything measured is built in production mode.
process.env.NODE_ENV = 'production';

ensureInstalled();
// Imported after the packages are installed.
const [{ createBench }, { resultTable }] = await Promise.all([
  import('./bench.mjs'),
  import('./results.mjs'),
]);

const bench = createBench(Number(flags.runs));
const results = [];
try {
  for (const part of asked.length > 0 ? asked : parts) {
    const { title, measure } = await import(`./${part}/measure.mjs`);
    console.log(`\n${title}`);
    const found = await measure(bench);
    results.push(...found);
    console.log(resultTable(found));
  }
} finally {
  await bench.close();
}
console.log(`\nAll, medians of ${bench.runs}`);
console.log(resultTable(results));
