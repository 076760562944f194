import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../../scripts/serve.mjs';
import { median, root } from '../app.mjs';

/*
 * Builds the catalogue with about half of its stories and with all, and opens the same stories in both, in turns: what it
 * costs to build them, and to show one of them, must grow no faster than their number.
 */
export const title = 'The catalogue, with half of its stories and with all:';

/** Which files of stories are in, by their names; and which of the stories that are in both are opened. */
const shares = { half: '[A-La-l]*', all: '*' };
const opened = 6;

async function build(share) {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  const script = 'node_modules/storybook/dist/bin/dispatcher.js';
  const began = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [script, 'build', '--output-dir', folder, '--quiet'],
    { cwd: root, env: { ...process.env, STORIES_NAMED: shares[share] } },
  );
  if (status !== 0) throw new Error(String(stderr));
  const seconds = (performance.now() - began) / 1000;
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return { folder, seconds, stories: stories.map(({ id }) => id), server: await serveFolder(folder) };
}

/** From the address of a story until it is drawn, in ms, in a browser that has nothing of the catalogue yet. */
async function open(browser, url, story) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story`, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => document.body?.classList.contains('sb-show-main') && document.querySelector('#storybook-root > *'),
    undefined,
    { polling: 'raf' },
  );
  const time = performance.now() - began;
  await context.close();
  return time;
}

/** What a story costs among all, beside what it costs among half as many. */
export async function measure(bench) {
  const [browser, half, all] = [await bench.browser(), await build('half'), await build('all')];
  const step = Math.floor(half.stories.length / opened);
  const sample = half.stories.filter((_, index) => index % step === 0).slice(0, opened);
  const taken = { half: [], all: [] };
  for (let round = 0; round < bench.runs; round++)
    for (const story of sample) {
      taken.half.push(await open(browser, half.server.url, story));
      taken.all.push(await open(browser, all.server.url, story));
    }
  for (const { folder, server } of [half, all]) {
    server.close();
    await rm(folder, { recursive: true });
  }
  const buildTime = ({ seconds, stories }) => (seconds * 1000) / stories.length;
  return [
    {
      what: `Built, a story among ${all.stories.length} beside one among ${half.stories.length}`,
      unit: 'ms',
      ours: buildTime(all),
      floor: buildTime(half),
      mostTimes: 1,
    },
    {
      what: 'Opened, the same stories in both',
      unit: 'ms',
      ours: median(taken.all),
      floor: median(taken.half),
      mostTimes: Number((all.stories.length / half.stories.length).toFixed(2)),
    },
  ];
}
