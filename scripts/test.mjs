import { rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { serveFolder } from './serve.mjs';
import { runStep } from './step.mjs';

ensureInstalled();
process.env.CHROME_PATH = await ensureChromium();

const start = performance.now();
const catalogue = '.cache/catalogue';
const vitest = 'node_modules/vitest/vitest.mjs';
const results = [];

async function run(...steps) {
  for (const step of steps) results.push(await runStep(step));
}

const buildCatalogue = () =>
  run({
    name: 'Build of the catalogue',
    script: 'node_modules/storybook/dist/bin/dispatcher.js',
    args: ['build', '--output-dir', catalogue, '--quiet'],
    // React's warnings, which only its development build gives, fail the story they come from.
    env: { NODE_ENV: 'development', ONLY_PLAYED: 'yes' },
  });

const checkCode = () =>
  run(
    { name: 'Types', script: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] },
    {
      name: 'Lint',
      script: 'node_modules/@biomejs/biome/bin/biome',
      args: ['check', '--error-on-warnings', '--max-diagnostics=200'],
    },
    { name: 'Unit tests', script: vitest, args: ['run', '--project', 'unit'], tests: true },
    {
      name: "Member's build",
      script: 'node_modules/vite/bin/vite.js',
      args: ['build'],
      failOnWarning: true,
    },
    {
      name: "What is in the member's build",
      script: vitest,
      args: ['run', '--project', 'build'],
      tests: true,
    },
  );

async function playStories() {
  const server = await serveFolder(catalogue);
  await run({
    name: 'Stories in Chromium, in en, tw and jp',
    script: 'node_modules/@storybook/test-runner/dist/test-storybook.js',
    args: ['--url', server.url, '--maxWorkers', '2'],
    tests: true,
    tell: /^Unsteady: /,
  });
  server.close();
  await run({
    name: 'Every state of every screen',
    script: vitest,
    args: ['run', '--project', 'shown'],
    tests: true,
  });
}

for (const old of [catalogue, '.cache/shown.jsonl']) rmSync(old, { recursive: true, force: true });
await Promise.all([buildCatalogue(), checkCode()]);
await playStories();
await run({ name: 'Smoke test', script: 'tests/smoke/run.mjs', tests: true, show: true });

const sum = (key) => results.reduce((total, counts) => total + counts[key], 0);
console.log(`\nIn ${((performance.now() - start) / 1000).toFixed(0)} s.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
