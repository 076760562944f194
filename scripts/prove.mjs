import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readFlags, readShard, refuse } from './arguments.mjs';
import { ensureInstalled } from './install.mjs';
import { checkOut, removeCheckout } from './revisions.mjs';

/*
 * npm run prove -- [--only "missing translation"] [--shard 1/4]
 * Applies the faults of tests/prove one after the other to a copy of the last commit, and runs `npm test -- --changed`
 * there: for a fault only the step that should find it, which must fail in a test. Every step must pass with each
 * harmless change. `--only` is a part of a kind or title.
 */
const flags = readFlags({ only: { type: 'string' }, shard: { type: 'string' } });
const shard = readShard(flags.shard) ?? { index: 1, count: 1 };

/** Steps that consist of tests. If such a step fails without a failed test, it has crashed and found nothing. */
const stepsOfTests = /^(Unit tests|Stories in Chromium)/;

/** Line of a failed test, of Vitest or Jest. */
const failedTest = /^(× |● (?!Test suite failed to run))/;

const records = ['.cache/reached.json', '.cache/reachedStories.json'];
for (const record of records)
  if (!existsSync(record)) refuse(`${record} is missing: run npm test -- --record once to create it.`);

ensureInstalled();
const { importTypeScript } = await import('./playStories.mjs');
const { faults } = await importTypeScript('tests/prove/faults.ts');
const { harmlessChanges } = await importTypeScript('tests/prove/harmless.ts');

const isWanted = ({ kind = 'harmless', title }) => !flags.only || `${kind}: ${title}`.includes(flags.only);
const changes = [...faults, ...harmlessChanges]
  .filter(isWanted)
  .filter((_, at) => at % shard.count === shard.index - 1);
if (changes.length === 0) refuse(`No change has "${flags.only}" in its kind or title.`);

/** Outside this checkout, whose settings would otherwise apply. */
const tree = join(mkdtempSync(join(tmpdir(), 'itayose-prove-')), 'tree');
checkOut('HEAD', tree);
mkdirSync(join(tree, '.cache'));
const results = [];
for (const change of changes) {
  const result = { ...change, ...test(change) };
  results.push(result);
  const { title, kind = 'harmless', holds, said, seconds } = result;
  console.log(`${holds ? '✓' : '✗'} ${kind}: ${title} (${seconds} s)\n    ${said}`);
}
removeCheckout(tree);
writeFileSync('.cache/prove.json', JSON.stringify(results, undefined, 2));

const missed = results.filter(({ holds }) => !holds).length;
console.log(`${results.length - missed} passed, ${missed} failed`);
process.exitCode = missed > 0 ? 1 : 0;

/** Applies the change, runs the tests that it can affect, and reverts it. */
function test({ file, text, becomes, kind, foundBy }) {
  const path = join(tree, file);
  const before = readFileSync(path, 'utf8');
  // Restores records, because stories that failed with the previous fault have lost theirs.
  for (const record of records) copyFileSync(record, join(tree, record));
  writeFileSync(path, before.split(text).join(becomes));
  const start = performance.now();
  const step = foundBy ? ['--step', foundBy] : [];
  const args = ['scripts/test.mjs', '--changed', '--base', 'HEAD', '--bail', ...step];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  writeFileSync(path, before);
  const failures = failed(stripVTControlCharacters(stdout));
  const isFault = kind !== undefined;
  const isFound = failures.some(({ step, where }) => step.startsWith(foundBy) && where);
  return {
    holds: isFault ? status === 1 && isFound : status === 0,
    said: failures.map(asLine).join('\n    ') || (status === 0 ? 'passed' : `ended with status ${status}`),
    seconds: Math.round((performance.now() - start) / 1000),
  };
}

function asLine({ step, where = 'no test failed' }) {
  return `${step} · ${where}`;
}

/** The failed steps, each with the first failure in its output. */
function failed(output) {
  const [, ...steps] = output.split(/^── /m);
  return steps
    .map((text) => text.split('\n').map((line) => line.trim()))
    .filter(([head]) => /: FAILED/.test(head))
    .map(([step, ...lines]) => ({
      step,
      where: lines.find((line) => (stepsOfTests.test(step) ? failedTest.test(line) : line !== '')),
    }));
}
