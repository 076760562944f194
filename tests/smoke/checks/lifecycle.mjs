import { copyFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildDemo } from '../../../scripts/buildDemo.mjs';
import { root } from '../../../scripts/importTypeScript.mjs';
import { serveFolder } from '../../../scripts/serve.mjs';
import { expect, launchChromium } from '../browser.mjs';
import { heldPositions } from '../exchangeInPage.mjs';
import { press } from '../press.mjs';
import { at, button, inDialog, logIn, readFirst, sheetEntered } from '../steps.mjs';
import { words } from '../words.mjs';

/** @import { CDPSession, Page } from 'playwright' */
/** @import { Part } from '../part.mjs' */

/** Where earlier versions had their service worker. */
const oldWorker = join(root, '.cache/demo/mockServiceWorker.js');

const { account, common, login, trade } = words.jp;

/**
 * The demo answers after everything that a browser does to pages and workers. It is served from a subpath.
 *
 * @type {Part}
 */
export const lifecycle = {
  name: 'lifecycle',
  async run({ check, checkEach, exchange }) {
    const { symbol } = exchange.cheapest;
    const server = await serveFolder(dirname(buildDemo()));
    // Playwright disables the back/forward cache by default.
    const browser = await launchChromium([], ['--disable-back-forward-cache']);
    const context = await browser.newContext({
      baseURL: `${server.url}/demo/`,
      viewport: { width: 390, height: 844 },
    });
    try {
      const page = await context.newPage();
      await check('logging in works after the e-mail link for a forgotten password', async () => {
        await page.goto('./#/login/login');
        await press(button(page, login.forgot.open));
        await tapMailLink(page);
        await press(inDialog(page, common.close));
        await logIn(page);
        await expect(page).toHaveURL(at('/home/index'));
        await fillOrder(page, symbol);
        await readFirst(page);
      });
      await check('pictures are shown below a subpath', async () => {
        for (const path of ['/user/aboutUs', '/home/DetailsPage?id=volume-review']) {
          await open(page, path);
          await expect.poll(() => page.locator('img:visible').evaluateAll(unseenOf)).toEqual([]);
        }
      });
      const devtools = await context.newCDPSession(page);
      await checkEach(
        Object.entries(occasions),
        ([name]) => `trading goes on after ${name}`,
        async ([, happen]) => {
          await page.reload();
          await fillOrder(page, symbol);
          await happen({ page, devtools });
          await buy(page, symbol);
        },
      );
    } finally {
      await browser.close();
      server.close();
    }
  },
};

/**
 * Addresses of the pictures that are not there; that of the page while there is none.
 *
 * @param {HTMLImageElement[]} images
 */
const unseenOf = (images) =>
  images.length === 0
    ? [window.location.href]
    : images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);

/**
 * What may happen while an order is being prepared.
 *
 * @type {Record<string, (means: { page: Page, devtools: CDPSession }) => Promise<void>>}
 */
const occasions = {
  'the browser has stopped idle workers': ({ devtools }) => stopWorkers(devtools),

  'an e-mail link of customer service': async ({ page }) => {
    await open(page, '/user/usercenter');
    await press(page.getByRole('button', { name: account.entrances.service }));
    await tapMailLink(page);
    await press(inDialog(page, common.close));
  },

  'a reload that a step of the history aborts': async ({ page }) => {
    await press(button(page, trade.order.submitLong));
    const confirm = await inDialog(page, trade.confirm.submit).elementHandle();
    await sheetEntered(page);
    // The reload can't be faster than the step.
    await page.route('**/demo/', () => {});
    await page.evaluate(() => {
      window.stays = true;
      window.location.reload();
      setTimeout(() => window.history.back(), 10);
    });
    await confirm.waitForElementState('hidden');
    await page.unroute('**/demo/');
    expect(await page.evaluate(() => window.stays)).toBe(true);
  },

  'a second tab was closed': async ({ page }) => {
    const other = await page.context().newPage();
    await other.goto('./#/home/index');
    await expect(other.getByRole('button', { name: common.demo })).toBeVisible();
    await other.close({ runBeforeUnload: true });
  },

  'the page was frozen': async ({ devtools }) => {
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await stopWorkers(devtools);
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  },

  'a visit with a service worker of an earlier version': async ({ page }) => {
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await copyFile(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), oldWorker);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('./mockServiceWorker.js');
      await navigator.serviceWorker.ready;
    });
    await rm(oldWorker);
    expect(await registrations()).toBe(1);
    await page.reload();
    await expect.poll(registrations).toBe(0);
  },

  'another page and back': async ({ page }) => {
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        window.wasStored = persisted;
      });
    });
    // A page that holds the lock of the exchange, as during a poll, is not stored.
    await page.evaluate(() => navigator.locks.request('itayose-exchange', () => {}));
    await page.goto('about:blank');
    // A page from the cache does not load again.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => window.wasStored)).toBe(true);
  },
};

/** @param {CDPSession} devtools */
async function stopWorkers(devtools) {
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
}

/**
 * No app for e-mail opens, but the page is told that it may be left.
 *
 * @param {Page} page
 */
const tapMailLink = (page) => press(page.locator('a[href^="mailto:"]:visible'));

/**
 * Playwright would wait for a page from the cache to load.
 *
 * @param {Page} page
 * @param {string} path
 */
const open = (page, path) =>
  page.evaluate((path) => {
    window.location.hash = path;
  }, path);

/**
 * @param {Page} page
 * @param {string} symbol
 */
async function fillOrder(page, symbol) {
  await open(page, `/market/marketBuy?symbol=${symbol}&side=long`);
  await page.getByRole('textbox', { name: trade.order.lots, exact: true }).fill('1');
}

/**
 * Buys one lot at the market. There must be one more position afterwards.
 *
 * @param {Page} page
 * @param {string} symbol
 */
async function buy(page, symbol) {
  const before = await heldPositions(page);
  await fillOrder(page, symbol);
  await press(button(page, trade.order.submitLong));
  await press(inDialog(page, trade.confirm.submit));
  await expect(page.locator('a[href^="#/position/positionDetail?id="]:visible').first()).toBeVisible();
  expect(await heldPositions(page)).toHaveLength(before.length + 1);
}
