import { cpSync, rmSync } from 'node:fs';
import { chromium } from 'playwright';
import { readFlags } from './arguments.mjs';
import { buildCatalogue } from './buildCatalogue.mjs';
import { findChromium, launchOptions } from './chromium.mjs';
import { importTypeScript } from './importTypeScript.mjs';
import { writeDocs } from './library/docs.mjs';
import { serveFolder } from './serve.mjs';

/*
 * npm run build:storybook -- [--all-pictures]
 * Builds the catalogue in `storybook-static`, with `llms.txt` and its Markdown files, and takes the thumbnails for its map
 * of all screens if there is a Chromium. They are also stored in `.cache/thumbnails`, for the catalogue of `npm start`.
 * With `--all-pictures`, every state of a screen gets some, for the pages of the screens.
 */
const flags = readFlags({ 'all-pictures': { type: 'boolean', default: false } });
const catalogue = 'storybook-static';
const folder = '.cache/thumbnails';

/** @param {string} chromePath */
async function takePictures(chromePath) {
  /** @type {typeof import('../tests/visual/takeThumbnails.ts')} */
  const { takeThumbnails } = await importTypeScript('tests/visual/takeThumbnails.ts');
  const start = performance.now();
  const server = await serveFolder(catalogue, { 'cache-control': 'max-age=3600' });
  const browser = await chromium.launch(launchOptions(chromePath));
  rmSync(folder, { recursive: true, force: true });
  const all = flags['all-pictures'];
  const { taken, failures } = await takeThumbnails({ browser, catalogue, url: server.url, folder, all });
  await browser.close();
  server.close();
  cpSync(folder, `${catalogue}/thumbnails`, { recursive: true });
  console.log(`Took ${taken} pictures of screens in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  for (const failure of failures) console.error(`No picture of ${failure}`);
}

buildCatalogue(catalogue);
await writeDocs(catalogue);
const chromePath = await findChromium();
if (chromePath) await takePictures(chromePath);
else
  console.log('No Chromium found, so the map of all screens has no thumbnails. Set CHROME_PATH to use one.');
