import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { importTypeScript, playedBuild } from './playStories.mjs';
import { checkOut, removeCheckout } from './revisions.mjs';
import { serveFolder } from './serve.mjs';
import { withSameTitle } from './storyFiles.mjs';

/** More pages than processors, because stories wait for responses and timers. */
const pages = 2 * availableParallelism();

/**
 * Builds the catalogue of a commit in a temporary checkout.
 *
 * @param stories files of stories to include
 * @param change changes the checkout before the build
 * @param use called with the folders of catalogue and sources
 */
export async function withCatalogueOf(commit, stories, use, change = () => {}) {
  const sources = join(process.cwd(), '.cache/visual/tree');
  const catalogue = join(process.cwd(), '.cache/visual/catalogue');
  rmSync(sources, { recursive: true, force: true });
  checkOut(commit, sources);
  try {
    change(sources);
    const { script, args, env } = playedBuild(catalogue, withSameTitle(stories, sources));
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: sources,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    if (status !== 0)
      throw new Error(`The catalogue of ${commit.slice(0, 7)} could not be built.\n${stdout}${stderr}`);
    return await use({ catalogue, sources });
  } finally {
    removeCheckout(sources);
    rmSync(catalogue, { recursive: true, force: true });
  }
}

/** Takes pictures of a catalogue. `job` has the other options of `takePictures`. */
export async function takeCatalogue({ chromePath, catalogue, ...job }) {
  const { takePictures } = await importTypeScript('tests/visual/takePictures.ts');
  const { browserArguments } = await importTypeScript('tests/visual/pageOptions.ts');
  rmSync(job.folder, { recursive: true, force: true });
  const server = await serveFolder(catalogue);
  const { executablePath, args } = launchOptions(chromePath);
  const port = new URL(server.url).port;
  const browser = await chromium.launch({ executablePath, args: [...args, ...browserArguments(port)] });
  const start = performance.now();
  const taken = await takePictures({ browser, catalogue, pages, ...job });
  const seconds = (performance.now() - start) / 1000;
  await browser.close();
  server.close();
  const count = taken.reduce((sum, { pictures }) => sum + pictures.length, 0);
  console.log(`Took ${count} pictures in ${seconds.toFixed(0)} s, ${(count / seconds).toFixed(1)} a second.`);
  return taken;
}
