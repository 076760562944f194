import { existsSync } from 'node:fs';
import { readFlags, readShard, refuse } from './arguments.mjs';
import { changedSince, forkPoint } from './changes.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { mergeShards, storeShard } from './shards.mjs';
import { runStep } from './step.mjs';
import { storyFiles } from './storyFiles.mjs';

/*
 * npm test                            everything
 * npm test -- --record                everything; records what each story reaches, for --changed
 * npm test -- --changed [--base main] only what a change since the base can affect; plays stories without a record
 * npm test -- --shard 2/4             a shard of the unit tests and stories
 * npm test -- --merge                 merges the results of all shards, and runs the check that needs them all
 * npm test -- --changed --step Types  only the steps whose name begins so
 * npm test -- --bail                  ends with the first failed step, and that with its first failed file
 */
const flags = readFlags({
  changed: { type: 'boolean', default: false },
  base: { type: 'string' },
  record: { type: 'boolean', default: false },
  shard: { type: 'string' },
  merge: { type: 'boolean', default: false },
  bail: { type: 'boolean', default: false },
  step: { type: 'string' },
});
const shard = readShard(flags.shard);
if (flags.base && !flags.changed) refuse('--base needs --changed.');
if (flags.step && !flags.changed) refuse('--step needs --changed.');
if (shard && flags.changed) refuse('--shard cannot be combined with --changed.');
if (flags.record && flags.changed)
  refuse('--record cannot be combined with --changed, which always records.');
if (flags.merge && (shard || flags.changed)) refuse('--merge cannot be combined with other flags.');
const base = flags.changed ? forkPoint(flags.base ?? 'main') : undefined;

ensureInstalled();
process.env.CHROME_PATH = await ensureChromium();
// Imported after the packages are installed.
const { buildPlayedCatalogue, importTypeScript, playStories, storiesStep } = await import(
  './playStories.mjs'
);

const start = performance.now();
const vitest = 'node_modules/vitest/vitest.mjs';
const results = [];

/** Ends all steps after the first failure with `--bail`. */
const bail = new AbortController();
const { signal } = bail;

function add(counts) {
  results.push(counts);
  if (flags.bail && counts.failed > 0) bail.abort();
}

/** Whether a step is to be run: all, or those that `--step` names. */
const isWanted = (name) => name.startsWith(flags.step ?? '');

async function run(...steps) {
  for (const step of steps)
    if (isWanted(step.name) && !signal.aborted) add(await runStep({ ...step, signal }));
}

const types = { name: 'Types', script: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] };
const lint = {
  name: 'Lint',
  script: 'node_modules/@biomejs/biome/bin/biome',
  args: ['check', '--error-on-warnings', '--max-diagnostics=200'],
};
const api = { name: 'Public types of the library', script: 'scripts/library/api.mjs' };
const unit = (...args) => ({
  name: 'Unit tests',
  script: vitest,
  args: ['run', '--project', 'unit*', ...(flags.bail ? ['--bail', '1'] : []), ...args],
  tests: true,
});
const build = {
  name: "Member's build",
  script: 'node_modules/vite/bin/vite.js',
  args: ['build'],
  failOnWarning: true,
};
const built = {
  name: "What is in the member's build",
  script: vitest,
  args: ['run', '--project', 'build'],
  tests: true,
};
/** The selection of `--changed` can only be checked if all stories were recorded. */
const shown = {
  name: 'Every state of every screen',
  script: vitest,
  args: ['run', '--project', 'shown', ...(flags.record ? [] : ['--exclude', 'tests/shown/affected.test.ts'])],
  tests: true,
};
const smoke = { name: 'Smoke test', script: 'tests/smoke/run.mjs', tests: true, show: true };

const catalogue = async (files) => add(await buildPlayedCatalogue(files, signal));
async function play(files, options) {
  if (signal.aborted) return;
  add(await playStories(files, { ...options, signal, env: flags.bail ? { STORIES_BAIL: 'yes' } : {} }));
}

async function everything() {
  await Promise.all([catalogue(), run(types, lint, api, build, built, unit())]);
  await Promise.all([play(storyFiles(), { all: true, record: flags.record }), run(smoke)]);
  await run(shown);
}

const sum = (key) => results.reduce((total, counts) => total + counts[key], 0);

/** Runs a shard. The states of screens need all stories, so `merge` checks them. */
async function runShard(shard) {
  await Promise.all([catalogue(), run(unit('--shard', shard.text))]);
  await play(storyFiles(), { all: true, record: flags.record, args: ['--shard', shard.text] });
  storeShard(shard, { passed: sum('passed'), failed: sum('failed') });
}

async function merge() {
  const shards = mergeShards();
  for (const { index, passed, failed } of shards)
    console.log(`── Shard ${index} of ${shards.length}: ${passed} passed, ${failed} failed`);
  results.push(...shards);
  await run(shown);
}

/** Changes of these files affect how every file is linted. */
const affectsLint = /^(biome\.json|package-lock\.json|\.gitignore)$/;

/** Lint of the changed files only: no rule reads other files. */
function lintOf(changed) {
  if (changed.some((path) => affectsLint.test(path))) return lint;
  return {
    ...lint,
    args: [...lint.args, '--no-errors-on-unmatched', ...changed.filter((path) => existsSync(path))],
  };
}

/** Unit tests that read files as text, so that imports do not show their dependencies. */
const readersOfDocs = ['tests/architecture', 'tests/markdown', 'tests/rules'];
const readersOfText = [...readersOfDocs, 'tests/supply', 'tests/tokens'];

/** The exchange and the contract may not import these (`tests/architecture/layers.ts`), and `reference` does not. */
const cannotAffectContract =
  /^(docs|stories|tests|\.storybook|src\/(app|components|i18n|screens|session|theme|widgets))\/|\.md$/;

async function whatChanged() {
  const { affectedStories } = await importTypeScript('tests/affected/affectedStories.ts');
  const { affectedNames } = await importTypeScript('tests/affected/affectedNames.ts');
  const { contentHashes, readPerStory, readRecord } = await importTypeScript('tests/affected/record.ts');
  const changed = changedSince(base);
  const stories = storyFiles();
  const root = process.cwd();
  const [record, perStory, hashOf] = [readRecord(root), readPerStory(root), contentHashes(root)];
  const affected = affectedStories({ changed, stories, record, hashOf });
  const files = affected.map(({ stories }) => stories);
  const named = affected.flatMap(({ stories: file, isWhole }) => {
    const names = isWhole
      ? undefined
      : affectedNames({ file, changed, reached: record[file], perStory, hashOf });
    return names ? [[file, names]] : [];
  });
  printPlan(changed, stories, affected, named);
  const related = unit('--changed', base, '--passWithNoTests');
  const contract = changed.every((path) => cannotAffectContract.test(path)) ? [] : ['reference'];
  const readers = { ...unit(...readersOfText, ...contract), name: 'Unit tests that read the sources' };
  const docs = { ...unit(...readersOfDocs), name: 'Unit tests that read the documentation' };
  const isCode = changed.some((path) => !/^docs\/|\.md$/.test(path));
  const plays = async () => {
    await catalogue(files.length > stories.length / 2 ? undefined : files);
    await play(files, { names: Object.fromEntries(named), record: true });
  };
  await Promise.all([
    files.length > 0 && isWanted(storiesStep) ? plays() : undefined,
    isCode
      ? run(types, lintOf(changed), { ...related, mayBeEmpty: true }, readers, api)
      : run(lintOf(changed), docs),
  ]);
}

function printPlan(changed, stories, affected, named) {
  console.log(`${changed.length} files differ from the base.`);
  console.log(`Plays ${affected.length} of ${stories.length} files of stories:`);
  const counts = new Map();
  for (const { because } of affected) counts.set(because, (counts.get(because) ?? 0) + 1);
  for (const [because, count] of counts) console.log(`  ${count}: ${because}`);
  const single = named.reduce((total, [, names]) => total + names.length, 0);
  if (single > 0)
    console.log(`Of ${named.length} of these files, plays only the ${single} stories that reached a change.`);
  console.log(
    "Omitted: all other stories, lint of unchanged files, unit tests that import nothing that changed, the member's build, the smoke test, and the check that every state was shown.",
  );
}

if (base) await whatChanged();
else if (shard) await runShard(shard);
else if (flags.merge) await merge();
else await everything();

if (flags.step && results.length === 0)
  refuse(`--step ${flags.step} is not a step, or the change does not need it.`);

console.log(`\nIn ${((performance.now() - start) / 1000).toFixed(0)} s.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
