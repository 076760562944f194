import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readFlags, readShard, refuse } from './arguments.mjs';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { changedSince, checkOut, forkPoint, removeCheckout, textAt } from './revisions.mjs';
import { isBelow, requireTitle, storyFiles, titleIn, titleOf } from './storyFiles.mjs';

/*
 * npm run visual -- [--base main] [--only 'Screens/user' | --all] [--shard 1/4]
 * Compares pictures of stories with those of the merge base: the stories that import what has changed, those of a title, or
 * all.
 * Exits with 1 if any differs and is not accepted in tests/visual/decisions.json. Writes a report to `.cache/visual/report`.
 */
const flags = readFlags({
  base: { type: 'string', default: 'main' },
  only: { type: 'string' },
  all: { type: 'boolean', default: false },
  shard: { type: 'string' },
});
const shard = readShard(flags.shard);
const commit = forkPoint(flags.base);
/** Days without use after which pictures of a base are removed. */
const days = 7;

ensureInstalled();
const chromePath = await ensureChromium();
// Imported after the packages are installed.
const { chromium } = await import('playwright');
const { buildCatalogue } = await import('./buildCatalogue.mjs');
const { importTypeScript } = await import('./importTypeScript.mjs');
const { serveFolder } = await import('./serve.mjs');
/** @type {typeof import('../tests/visual/compareRevisions.ts')} */
const { compareRevisions } = await importTypeScript('tests/visual/compareRevisions.ts');
/** @type {typeof import('../tests/visual/pictureSets.ts')} */
const { readSet, removeOldRevisions } = await importTypeScript('tests/visual/pictureSets.ts');
/** @type {typeof import('../tests/visual/takePictures.ts')} */
const { browserArguments, takePictures } = await importTypeScript('tests/visual/takePictures.ts');

const stories = selectStories();
if (flags.only && stories.length === 0 && !shard) await requireTitle(flags.only);
console.log(`Compares ${stories.length} files of stories.`);
if (stories.length === 0) process.exit(0);

const folder = join(process.cwd(), '.cache/visual');
const [pictures, tree] = [join(folder, 'pictures'), join(folder, 'tree')];
mkdirSync(pictures, { recursive: true });
for (const left of readdirSync(folder))
  if (left !== 'pictures') rmSync(join(folder, left), { recursive: true, force: true });

const browser = await chromium.launch(launchOptions(chromePath));
const name = `${commit}-chromium-${browser.version()}`;
const before = await picturesOfBase(join(pictures, name));
removeOldRevisions(pictures, days, name);
const passed = await compareRevisions({
  before,
  folder,
  browser,
  after: await take('.', stories, join(folder, 'after')),
  changedFiles: changedSince(commit),
  remarks: [
    `Compared with ${flags.base} (${commit.slice(0, 7)}): ${stories.length} files of stories.`,
    selection(),
  ],
  // A shard covers files, not titles, so it drops no decision.
  covers: (picture) => !shard && isBelow(picture, flags.only),
});
await browser.close();
process.exitCode = passed ? 0 : 1;

function selection() {
  if (flags.only) return `Only ${flags.only}.`;
  return flags.all ? 'All stories.' : 'Omitted: stories that import nothing that has changed.';
}

/** Files of stories of both revisions. */
function selectStories() {
  const gone = changedSince(commit, 'D').filter((path) => path.endsWith('.stories.tsx'));
  const found =
    flags.only || flags.all
      ? [
          ...storyFiles().filter((path) => isBelow(titleOf(path), flags.only)),
          ...gone.filter((path) => isBelow(titleIn(textAt(commit, path)), flags.only)),
        ]
      : [...importers(), ...gone];
  return found.sort().filter((_, at) => !shard || at % shard.count === shard.index - 1);
}

/** Files of stories that import a changed file, by Vite's module graph. */
function importers() {
  const args = ['list', '--changed', commit, '--filesOnly', '--json', '--project', 'stories'];
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) refuse('Vitest could not list the stories that a change can affect.');
  /** @type {{ file: string }[]} */
  const listed = JSON.parse(stdout);
  return listed.map(({ file }) => relative(process.cwd(), file).replaceAll('\\', '/'));
}

/**
 * Pictures of the base. Takes missing ones.
 *
 * @param {string} kept
 */
async function picturesOfBase(kept) {
  const missing = stories.filter((path) => !readSet(kept, path));
  const taken = missing.length > 0 ? await takeBase(missing, kept) : [];
  return stories.map((path) => {
    const set = readSet(kept, path) ?? taken.find(({ stories }) => stories === path);
    if (!set) throw new Error(`There are no pictures of ${path}.`);
    return set;
  });
}

/**
 * @param {string[]} stories
 * @param {string} kept
 */
async function takeBase(stories, kept) {
  checkOut(commit, tree);
  try {
    return await take(tree, stories, kept);
  } finally {
    removeCheckout(tree);
  }
}

/**
 * Builds the catalogue of a checkout and takes pictures.
 *
 * @param {string} root
 * @param {string[]} stories
 * @param {string} folder
 */
async function take(root, stories, folder) {
  const catalogue = join(tree, '../catalogue');
  buildCatalogue(catalogue, { root, args: ['--test'] });
  const server = await serveFolder(catalogue, { 'cache-control': 'max-age=3600' });
  const { executablePath, args } = launchOptions(chromePath);
  const browser = await chromium.launch({
    executablePath,
    args: [...args, ...browserArguments(server.url)],
  });
  const start = performance.now();
  const sets = await takePictures({ browser, catalogue, stories, folder });
  await browser.close();
  server.close();
  rmSync(catalogue, { recursive: true });
  const count = sets.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const seconds = (performance.now() - start) / 1000;
  console.log(`Took ${count} pictures in ${seconds.toFixed(0)} s, ${(count / seconds).toFixed(1)} a second.`);
  return sets;
}
