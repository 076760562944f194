import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { findChromium, launchOptions } from './chromium.mjs';
import { writeDocs } from './library/docs.mjs';
import { serveFolder } from './serve.mjs';

/*
 * npm run build:storybook -- [--output-dir storybook-static] [--all-pictures]
 * Builds the catalogue with `llms.txt` and its Markdown files, and takes the thumbnails for its map of all screens if there is a Chromium. They are also stored in
 * `.cache/thumbnails`, for the catalogue of `npm start`. With `--all-pictures`, every state of a screen gets one in the
 * default language, for the pages of the screens.
 */
const { values: flags } = parseArgs({
  strict: false,
  options: {
    'output-dir': { type: 'string', short: 'o', default: 'storybook-static' },
    'all-pictures': { type: 'boolean', default: false },
  },
});
/** The other flags are Storybook's. */
const args = process.argv.slice(2).filter((arg) => arg !== '--all-pictures');
const catalogue = flags['output-dir'];
const folder = '.cache/thumbnails';

function build() {
  const script = 'node_modules/storybook/dist/bin/dispatcher.js';
  const { status } = spawnSync(process.execPath, [script, 'build', ...args, '--output-dir', catalogue], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

async function takePictures(chromePath) {
  const root = process.cwd();
  const { module } = await runnerImport(join(root, 'tests/visual/takeThumbnails.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const start = performance.now();
  const server = await serveFolder(catalogue);
  const browser = await chromium.launch(launchOptions(chromePath));
  rmSync(folder, { recursive: true, force: true });
  const { taken, failures } = await module.takeThumbnails({
    browser,
    catalogue,
    url: server.url,
    folder,
    pages: availableParallelism(),
    all: flags['all-pictures'],
  });
  await browser.close();
  server.close();
  cpSync(folder, join(catalogue, 'thumbnails'), { recursive: true });
  console.log(`Took ${taken} pictures of screens in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  for (const failure of failures) console.error(`No picture of ${failure}`);
}

build();
await writeDocs(catalogue);
const chromePath = await findChromium();
if (chromePath) await takePictures(chromePath);
else
  console.log('No Chromium found, so the map of all screens has no thumbnails. Set CHROME_PATH to use one.');
