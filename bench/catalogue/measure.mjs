import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/importTypeScript.mjs';
import { serveFolder } from '../../scripts/serve.mjs';
import { median } from '../app.mjs';

/** @import { Browser } from 'playwright' */
/** @import { Bench } from '../bench.mjs' */
/** @import { Result } from '../results.mjs' */

/*
 * Builds the catalogue with some stories, with more, and with all. Opens the same stories in the first and the last
 * alternately. The cost of building one more story, and of opening one, must not grow with their number.
 */
export const title = 'The catalogue, with some of its stories and with all:';

/** Names of the included files of stories, and the stories to open. */
const shares = { some: '[A-Ca-c]*', more: '[A-La-l]*', all: '*' };
const opened = 6;

/** @typedef {Awaited<ReturnType<typeof build>>} Catalogue */

/** @param {keyof typeof shares} share */
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
  /** @type {{ entries: Record<string, { id: string, type: string }> }} */
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return { folder, seconds, stories: stories.map(({ id }) => id), server: await serveFolder(folder) };
}

/** @param {Catalogue} catalogue */
async function remove({ folder, server }) {
  server.close();
  await rm(folder, { recursive: true });
}

/**
 * Time to open and render a story with an empty cache, in ms.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {string} story
 */
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

/**
 * Compares the cost of a story among many with that among few.
 *
 * @param {Bench} bench
 * @returns {Promise<Result[]>}
 */
export async function measure(bench) {
  const browser = await bench.browser();
  // Warms up the file system cache.
  await build('some').then(remove);
  const [some, more, all] = [await build('some'), await build('more'), await build('all')];
  const step = Math.floor(some.stories.length / opened);
  const sample = some.stories.filter((_, index) => index % step === 0).slice(0, opened);
  /** @type {{ some: number[], all: number[] }} */
  const taken = { some: [], all: [] };
  for (let round = 0; round < bench.runs; round++)
    for (const story of sample) {
      taken.some.push(await open(browser, some.server.url, story));
      taken.all.push(await open(browser, all.server.url, story));
    }
  for (const built of [some, more, all]) await remove(built);
  /**
   * @param {Catalogue} few
   * @param {Catalogue} many
   */
  const oneMore = (few, many) =>
    ((many.seconds - few.seconds) * 1000) / (many.stories.length - few.stories.length);
  return [
    {
      what: `Built, one story more up to ${all.stories.length} beside one up to ${more.stories.length}`,
      unit: 'ms',
      ours: oneMore(more, all),
      floor: oneMore(some, more),
      mostTimes: 1,
    },
    {
      what: 'Opened, the same stories in both',
      unit: 'ms',
      ours: median(taken.all),
      floor: median(taken.some),
      mostTimes: Number((all.stories.length / some.stories.length).toFixed(2)),
    },
  ];
}
