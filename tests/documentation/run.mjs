import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';
import { serveFolder } from '../../scripts/serve.mjs';
import { faultsOfPage, faultsOfPreview, openDocumentation, showInFrame } from './inPage.mjs';
import { faultsOfLetters } from './letters.mjs';

/*
 * npm run documentation -- [storybook-static]
 * Checks every documentation page of a catalogue built by `npm run build:storybook`, with all previews, in Chromium.
 * Also checks that the catalogue's fonts draw all letters of the texts.
 */
const [catalogue = 'storybook-static'] = process.argv.slice(2);

/** In css px; `timeoutMs` in ms. */
const wanted = { phoneWidth: 390, titleWithin: 100, emptyWithin: 64, timeoutMs: 5_000 };

/** A window of 1024 px without the sidebar. Its height shows, and so loads, only the first preview. */
const viewport = { width: 724, height: 400 };

/** A tab gets slow after hundreds of iframes. */
const pagesPerTab = 25;

const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8'));
const stories = Object.values(entries).filter(
  ({ type, tags }) => type === 'story' && tags.includes('autodocs'),
);
const queue = Object.values(entries).filter(({ type }) => type === 'docs');
const counts = { passed: 0, failed: 0 };

const server = await serveFolder(catalogue, { 'cache-control': 'max-age=3600' });
const browser = await chromium.launch(launchOptions(await ensureChromium()));
await Promise.all(Array.from({ length: availableParallelism() }, lookAtPages));
count(await faultsOfLetters(browser, server.url));
await browser.close();
server.close();
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;

async function lookAtPages() {
  while (queue.length > 0) {
    const tab = await openTab();
    for (let pages = 0; pages < pagesPerTab && queue.length > 0; pages++) await lookAt(tab, queue.shift());
    await tab.page.close();
  }
}

/** The browser's own message about a failed response, which some stories test. */
function isProvoked(message) {
  return /^Failed to load resource/.test(message.text()) && !message.location().url.includes('/assets/');
}

/** Opens the catalogue without a page, and collects its console errors. */
async function openTab() {
  const page = await browser.newPage({ viewport });
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isProvoked(message)) return;
    errors.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(`${server.url}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
  return { page, errors };
}

/**
 * Checks one documentation page. Stories without a height of their own share the iframe of the first preview, because one
 * iframe for each takes four times as long.
 */
async function lookAt({ page, errors }, { id, title }) {
  const own = stories.filter((story) => story.title === title);
  const faults = [];
  const note = (where, found) => faults.push(...found.map((fault) => `${where}: ${fault}`));
  errors.length = 0;
  const sizedByStory = await page.evaluate(openDocumentation, id);
  note(title, await page.evaluate(faultsOfPage, { ...wanted, stories: own.length }));
  for (const [place, { id, name }] of own.entries()) {
    const index = sizedByStory[place] ? place : sizedByStory.indexOf(false);
    await page.evaluate(showInFrame, { index, storyId: id });
    note(`${title}, ${name}`, await page.evaluate(faultsOfPreview, { ...wanted, index }));
    note(`${title}, ${name}`, errors.splice(0));
  }
  count(faults);
}

/** Counts a checked page. */
function count(faults) {
  counts[faults.length > 0 ? 'failed' : 'passed'] += 1;
  for (const fault of faults) console.log(`✗ ${fault}`);
}
