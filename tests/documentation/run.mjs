import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';
import { serveFolder } from '../../scripts/serve.mjs';
import { isBelow, requireTitle } from '../../scripts/storyFiles.mjs';
import {
  faultsOfControls,
  faultsOfPage,
  faultsOfPreview,
  faultsOfScreenPage,
  lengthOfPage,
  previewsOf,
  showInFrame,
} from './inPage.mjs';
import { faultsOfLetters } from './letters.mjs';
import { faultsOfManager } from './manager.mjs';
import { faultsOfStoppedWorkers } from './stoppedWorkers.mjs';

/** @import { ConsoleMessage, Page } from 'playwright' */

/*
 * npm run documentation -- [storybook-static] [Components/Actions/Button]
 * Checks every documentation page of a catalogue built by `npm run build:storybook`, with all previews, in Chromium: its
 * length, its table of props and controls, and its stories. Also checks that the catalogue's fonts draw all letters of
 * the texts, that the panel beside a story shows its tab and values, and that stories get answers after idle workers were
 * stopped. With a title, only the pages of that title and below it.
 */
const [catalogue = 'storybook-static', below] = process.argv.slice(2);

/** In css px; times in ms. */
const wanted = {
  phoneWidth: 390,
  titleWithin: 100,
  emptyWithin: 64,
  longestPage: 6_000,
  timeoutMs: 5_000,
  playedMs: 20_000,
};

/** A window of 1024 px without the sidebar. Its height shows, and so loads, only the first preview. */
const viewport = { width: 724, height: 400 };

/** A window of 1440 px without the sidebar. */
const wideViewport = { ...viewport, width: 1140 };

/** A tab gets slow after hundreds of iframes. */
const pagesPerTab = 25;

/** @typedef {{ id: string, type: string, title: string, name: string, tags: string[] }} Entry Of the catalogue's index. */
/** @typedef {{ page: Page, errors: string[] }} Tab */

/** @type {{ entries: Record<string, Entry> }} */
const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8'));
if (below)
  await requireTitle(
    below,
    Object.values(entries).map(({ title }) => title),
  );
const stories = Object.values(entries).filter(
  ({ type, tags }) => type === 'story' && tags.includes('autodocs'),
);
const queue = Object.values(entries).filter(({ type, title }) => type === 'docs' && isBelow(title, below));
const counts = { passed: 0, failed: 0 };

const server = await serveFolder(catalogue, { 'cache-control': 'max-age=3600' });
const browser = await chromium.launch(launchOptions(await ensureChromium()));
await Promise.all(Array.from({ length: availableParallelism() }, lookAtPages));
count(await faultsOfLetters(browser, server.url));
count(await faultsOfManager(browser, server.url));
count(await faultsOfStoppedWorkers(browser, server.url));
await browser.close();
server.close();
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;

async function lookAtPages() {
  while (queue.length > 0) {
    const tab = await openTab();
    for (let pages = 0; pages < pagesPerTab; pages++) {
      const entry = queue.shift();
      if (!entry) break;
      await (isScreen(entry) ? lookAtScreen : lookAt)(tab, entry);
    }
    await tab.page.close();
  }
}

/**
 * The browser's own message about a failed response, which some stories test.
 *
 * @param {ConsoleMessage} message
 */
function isProvoked(message) {
  return /^Failed to load resource/.test(message.text()) && !message.location().url.includes('/assets/');
}

/** Opens a tab, and collects its console errors. */
async function openTab() {
  const page = await browser.newPage({ viewport });
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isProvoked(message)) return;
    errors.push(`${message.text()} ${message.location().url}`);
  });
  return { page, errors };
}

/**
 * Opens a documentation page.
 *
 * @param {Tab} tab
 * @param {string} id
 * @param {string} selector
 */
async function open({ page, errors }, id, selector) {
  errors.length = 0;
  await page.goto(`${server.url}/iframe.html?viewMode=docs&id=${id}`);
  await page.waitForSelector(selector, { state: 'attached' });
}

/** @param {Entry} entry */
function isScreen({ title }) {
  return title.startsWith('Screens/');
}

/**
 * Checks the page of a screen: it shows all its states in the order of the sidebar.
 *
 * @param {Tab} tab
 * @param {Entry} entry
 */
async function lookAtScreen(tab, { id, title }) {
  const { page, errors } = tab;
  const ids = stories.filter((story) => story.title === title).map((story) => story.id);
  await open(tab, id, '[data-screen]');
  const faults = await page.evaluate(faultsOfScreenPage, { ...wanted, ids });
  count([...faults, ...errors.splice(0)].map((fault) => `${title}: ${fault}`));
}

/** @param {string[]} faults */
function count(faults) {
  counts[faults.length > 0 ? 'failed' : 'passed'] += 1;
  for (const fault of faults) console.log(`✗ ${fault}`);
}

/**
 * Checks one documentation page. Stories without a height of their own share the iframe of the first preview, because one
 * iframe for each takes four times as long.
 *
 * @param {Tab} tab
 * @param {Entry} entry
 */
async function lookAt(tab, { id, title }) {
  const { page, errors } = tab;
  const own = stories.filter((story) => story.title === title);
  /** @type {string[]} */
  const faults = [];
  /**
   * @param {string} where
   * @param {string[]} found
   */
  const note = (where, found) => faults.push(...found.map((fault) => `${where}: ${fault}`));
  await open(tab, id, '.sbdocs-content iframe');
  const previews = await page.evaluate(previewsOf);
  note(title, await page.evaluate(faultsOfPage, { ...wanted, ids: own.map((story) => story.id) }));
  note(title, await page.evaluate(faultsOfControls));
  note(title, await page.evaluate(showInFrame, { ...wanted, index: 0, storyId: own[0]?.id ?? '' }));
  await page.setViewportSize(wideViewport);
  const length = await page.evaluate(lengthOfPage);
  if (length > wanted.longestPage) note(title, [`the page is ${length} px long`]);
  await page.setViewportSize(viewport);
  for (const { id, name } of own) {
    const sized = previews.findIndex(({ storyId, isSized }) => isSized && storyId === id);
    const index = sized >= 0 ? sized : previews.findIndex(({ isSized }) => !isSized);
    note(title, await page.evaluate(showInFrame, { ...wanted, index, storyId: id }));
    note(`${title}, ${name}`, await page.evaluate(faultsOfPreview, { ...wanted, index }));
    note(`${title}, ${name}`, errors.splice(0));
  }
  count(faults);
}
