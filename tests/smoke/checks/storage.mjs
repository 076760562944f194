import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildDemo } from '../../../scripts/buildDemo.mjs';
import { ensureChromium, launchOptions } from '../../../scripts/chromium.mjs';
import { serveFolder } from '../../../scripts/serve.mjs';
import {
  failFirstStart,
  failReads,
  failWritesWhenFull,
  forbidden,
  readDespite,
  reloadFailing,
  setFull,
  withoutDatabase,
} from '../brokenStorage.mjs';
import { expect, launchChromium } from '../browser.mjs';
import { buy, changeStored, heldPositions, readStored } from '../exchangeInPage.mjs';
import { press } from '../press.mjs';
import { at, inDialog, logIn } from '../steps.mjs';
import { words } from '../words.mjs';

/** @import { Page } from 'playwright' */
/** @import { Part } from '../part.mjs' */

/**
 * A page whose storage fails.
 *
 * @typedef {object} CaseMeans
 * @property {Page} page
 * @property {string[]} errors of the page
 * @property {string} symbol of a stock that is traded
 */
/** @typedef {{ name: string, script?: () => void, act: (means: CaseMeans) => Promise<void> }} Case */
/** @typedef {Awaited<ReturnType<typeof serveFolder>>} Server */

const { common, demo } = words.jp;
const viewport = { width: 390, height: 844 };

/**
 * The demo with the exchange in the page, in browsers whose storage fails.
 *
 * @type {Part}
 */
export const storage = {
  name: 'storage',
  async run({ checkEach, browser, exchange }) {
    const { symbol } = exchange.cheapest;
    const server = await serveFolder(buildDemo());
    /** @param {Case} options */
    const inNewContext = async ({ act, script }) => {
      const context = await browser.newContext({ baseURL: server.url, viewport });
      /** @type {string[]} */
      const errors = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      if (script) await context.addInitScript(script);
      await act({ errors, page: await context.newPage(), symbol });
      expect(errors).toEqual([]);
      await context.close();
    };
    await checkEach(cases, ({ name }) => name, inNewContext);
    await checkEach(
      elsewhere,
      ({ name }) => name,
      ({ act }) => act({ server, symbol }),
    );
    server.close();
  },
};

/** @param {Page} page */
const strip = (page) => page.getByRole('button', { name: common.demo });
/** @param {Page} page */
const notSaved = (page) => strip(page).getByText(demo.storage.strip, { exact: true });

/** @param {Page} page */
async function signIn(page) {
  await page.goto('/#/login/login');
  await logIn(page);
  await expect(page).toHaveURL(at('/home/index'));
  await expect(strip(page)).toBeVisible();
}

/**
 * The sheet of the demo's tools says this.
 *
 * @param {Page} page
 * @param {string} sentence
 */
async function expectTold(page, sentence) {
  await expect(notSaved(page)).toBeVisible();
  await press(strip(page));
  await expect(page.getByRole('dialog').getByText(sentence, { exact: true })).toBeVisible();
}

/**
 * The exchange works, without being stored.
 *
 * @param {CaseMeans} means
 * @param {string} sentence
 */
async function expectInMemory({ page, symbol }, sentence) {
  await signIn(page);
  const id = await buy(page, symbol, 'in-memory');
  expect(await heldPositions(page)).toEqual([id]);
  await expectTold(page, sentence);
}

/** @type {Case[]} */
const cases = [
  {
    name: 'one failed read loses nothing, and nobody is logged out',
    script: failReads,
    async act({ page, symbol }) {
      await signIn(page);
      const id = await buy(page, symbol, 'before');
      await reloadFailing(page, 1);
      await expect(strip(page)).toBeVisible();
      await expect(notSaved(page)).toHaveCount(0);
      expect(await heldPositions(page)).toEqual([id]);
      await expect(page).toHaveURL(at('/home/index'));
    },
  },
  {
    name: 'what can’t be read stays as it is, until the demo starts over',
    script: failReads,
    async act({ page, symbol }) {
      await signIn(page);
      const id = await buy(page, symbol, 'before');
      await reloadFailing(page, 1_000);
      // The exchange in memory doesn't know the session.
      await expect(page).toHaveURL(/#\/login\/login/);
      await expectTold(page, demo.storage.unreadable);
      expect(Object.keys((await readDespite(page)).positions)).toEqual([id]);
      await press(inDialog(page, demo.reset));
      await press(page.getByRole('alertdialog').getByRole('button', { name: demo.reset, exact: true }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(notSaved(page)).toHaveCount(0);
      await expect.poll(async () => (await readStored(page)).positions).toEqual({});
      await reloadFailing(page, 0);
      await expect(strip(page)).toBeVisible();
      await expect(notSaved(page)).toHaveCount(0);
    },
  },
  {
    name: 'a full storage is told at once, and the next step is saved again once there is room',
    script: failWritesWhenFull,
    async act({ page, symbol }) {
      await signIn(page);
      await setFull(page, true);
      const id = await buy(page, symbol, 'while-full');
      await expect(notSaved(page)).toBeVisible();
      expect(await heldPositions(page)).toEqual([id]);
      await expectTold(page, demo.storage.unsaved);
      await setFull(page, false);
      await press(inDialog(page, demo.minute));
      await expect(page.getByText(demo.storage.unsaved, { exact: true }).first()).toHaveCount(0);
      await page.reload();
      await expect(strip(page)).toBeVisible();
      expect(await heldPositions(page)).toEqual([id]);
    },
  },
  {
    name: 'without IndexedDB the demo runs in memory, and says so',
    script: withoutDatabase,
    act: (means) => expectInMemory(means, demo.storage.blocked),
  },
  {
    name: 'where locks and workers are forbidden, everything works',
    script: forbidden,
    async act({ page, symbol }) {
      await signIn(page);
      const id = await buy(page, symbol, 'without-locks');
      await page.reload();
      await expect(strip(page)).toBeVisible();
      await expect(notSaved(page)).toHaveCount(0);
      expect(await heldPositions(page)).toEqual([id]);
    },
  },
  ...[{ settledAt: Number.NaN }, { settledAt: 8.64e15 }, { clockOffset: 'yesterday' }, { ledger: null }].map(
    /** @returns {Case} */ (damage) => ({
      name: `a world with ${Object.entries(damage)} is kept aside, and a new one is told`,
      async act({ page, symbol }) {
        await signIn(page);
        const id = await buy(page, symbol, 'before');
        await changeStored(page, damage);
        await page.goto('/#/login/logon2');
        await page.reload();
        await expect(page.getByText(demo.replaced, { exact: true })).toBeVisible();
        const aside = await readStored(page, 'itayose-exchange-aside');
        expect(Object.keys(aside.positions)).toEqual([id]);
      },
    }),
  ),
  {
    name: 'a demo that can’t start offers to start over',
    script: failFirstStart,
    async act({ errors, page, symbol }) {
      await signIn(page);
      await buy(page, symbol, 'before');
      await page.reload();
      const failed = page.locator('[data-start]:visible');
      await expect(failed).toContainText(demo.startFailed);
      await press(failed.getByRole('button', { name: demo.reset, exact: true }));
      await expect(strip(page)).toBeVisible();
      await expect(page).toHaveURL(/#\/login\//);
      expect((await readStored(page)).positions).toEqual({});
      errors.length = 0;
    },
  },
  {
    name: 'a phone whose clock says 2012 trades on an open market',
    async act({ page, symbol }) {
      await page.clock.install({ time: new Date('2012-04-02T03:00:00Z') });
      await signIn(page);
      await buy(page, symbol, 'in-2012');
      await page.goto('/#/market/market');
      await expect(page.locator('a[href*="marketDetail"]:visible').first()).toBeVisible();
    },
  },
];

/**
 * Cases with a browser of their own.
 *
 * @type {{ name: string, act: (means: { server: Server, symbol: string }) => Promise<void> }[]}
 */
const elsewhere = [
  {
    name: 'over plain HTTP on the local network, everything works',
    async act({ server, symbol }) {
      const browser = await launchChromium(['--host-resolver-rules=MAP demo.test 127.0.0.1']);
      const baseURL = server.url.replace('127.0.0.1', 'demo.test');
      const page = await (await browser.newContext({ baseURL, viewport })).newPage();
      await signIn(page);
      expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
      const id = await buy(page, symbol, 'plain');
      await page.reload();
      await expect(strip(page)).toBeVisible();
      await expect(notSaved(page)).toHaveCount(0);
      expect(await heldPositions(page)).toEqual([id]);
      await browser.close();
    },
  },
  {
    name: 'where all cookies are blocked, the demo runs in memory, and says so',
    async act({ server }) {
      const folder = await mkdtemp(join(tmpdir(), 'itayose-blocked-'));
      await mkdir(join(folder, 'Default'));
      const profile = { default_content_setting_values: { cookies: 2 } };
      await writeFile(join(folder, 'Default/Preferences'), JSON.stringify({ profile }));
      const options = { ...launchOptions(await ensureChromium()), baseURL: server.url, viewport };
      const context = await chromium.launchPersistentContext(folder, options);
      const page = await context.newPage();
      await page.goto('/');
      const isBlocked = () => {
        try {
          return window.sessionStorage === null;
        } catch {
          return true;
        }
      };
      expect(await page.evaluate(isBlocked)).toBe(true);
      await signIn(page);
      await expectTold(page, demo.storage.blocked);
      await context.close();
      await rm(folder, { recursive: true });
    },
  },
];
