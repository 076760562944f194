import { importTypeScript } from '../../../scripts/importTypeScript.mjs';
import { expect } from '../browser.mjs';
import { press } from '../press.mjs';
import { at } from '../steps.mjs';
import { words } from '../words.mjs';

/** @import { Locator, Page } from 'playwright' */
/** @import { Session } from '../browser.mjs' */
/** @import { AnswerOf } from '../calls' */
/** @import { Part } from '../part.mjs' */
/** @import { Exchange } from '../server.mjs' */

/** @type {typeof import('../../../src/app/routes.ts')} */
const { routes } = await importTypeScript('src/app/routes.ts');
const { common } = words.jp;

/** Differs from the title before the app starts. */
const title = '株式会社テスト';

/**
 * Every screen survives a reload; a path without a screen says so.
 *
 * @type {Part}
 */
export const reloads = {
  name: 'reloads',
  async run({ check, checkEach, exchange, openPhone }) {
    const session = await exchange.signIn();
    const guest = await openPhone();
    const member = await openPhone({ session });
    for (const { page } of [guest, member]) await giveTitle(page);
    const queries = await queriesOf(exchange, session);

    await checkEach(
      routes,
      ({ path }) => `${path} survives a reload`,
      async ({ path }) => {
        // Signed-in members are redirected from the login screens.
        const { page } = path.startsWith('/login/') ? guest : member;
        // A new page, so that nothing of the previous screen is visible.
        await page.goto('about:blank');
        await page.goto(`/#${path}${queries[path] ?? ''}`);
        const shown = await settled(page);
        if (path !== '/login/start') await expect(page).toHaveURL(at(path + (queries[path] ?? '')));
        await page.reload();
        expect(await settled(page)).toEqual(shown);
      },
    );

    const { page } = member;
    await check('a path without a screen says so and leads home', async () => {
      await page.goto('/#/no/such/screen');
      await expect(page.locator('h1:visible')).toHaveText(common.notFound.title);
      await press(page.getByRole('link', { name: common.notFound.home, exact: true }));
      await expect(page).toHaveURL(at('/home/index'));
    });
  },
};

/**
 * Queries of screens that show one record.
 *
 * @param {Exchange} exchange
 * @param {Session} session
 * @returns {Promise<Partial<Record<string, string>>>}
 */
async function queriesOf(exchange, session) {
  const { symbol } = exchange.cheapest;
  const order = {
    symbol,
    side: 'long',
    priceType: 'market',
    leverage: 1,
    lots: '1',
    clientRequestId: 'reloads',
  };
  const { id } = await exchange.call('/trade/Open', order, session);
  const { issues } = await exchange.call('/ipo/List', { phase: null }, session);
  const { items } = await exchange.call('/content/NewsList', { language: 'jp', page: 1 }, session);
  return {
    '/home/DetailsPage': `?id=${items[0]?.id}`,
    '/market/marketDetail': `?symbol=${symbol}`,
    '/market/marketBuy': `?symbol=${symbol}&side=short`,
    '/market/subscribeDetail': `?id=${issues[0]?.id}`,
    '/position/position': '?source=competition&group=terminated',
    '/position/positionDetail': `?id=${id}`,
  };
}

/**
 * Waits until a screen is loaded. Returns its address and heading.
 *
 * @param {Page} page
 */
async function settled(page) {
  // The splash redirects by itself.
  await expect(page).not.toHaveURL(at('/login/start'));
  await expect(page.getByRole('status').getByText(common.loading, { exact: true })).toHaveCount(0);
  const heading = page.locator('h1:visible').first();
  await expect.poll(() => stableText(page, heading)).toBeTruthy();
  await expect(page.getByRole('main').first()).not.toBeEmpty();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  // No horizontal overflow.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  return { url: page.url(), heading: await heading.textContent() };
}

/**
 * The text of an element if it is stable; undefined if it changes or is that of the skeleton. Splash, skeleton and screen
 * follow each other without a change of the address.
 *
 * @param {Page} page
 * @param {Locator} element
 */
async function stableText(page, element) {
  const before = await element.textContent();
  await page.waitForTimeout(300);
  const after = await element.textContent();
  return before === after && after !== common.loading ? after : undefined;
}

/**
 * Sets the title in the site configuration.
 *
 * @param {Page} page
 */
function giveTitle(page) {
  return page.route('**/api/vue/common/config', async (route) => {
    // Of the server's connections, one that has been idle may be gone by the moment it is used again.
    const response = await route.fetch({ maxRetries: 1 });
    /** @type {{ data: AnswerOf<'/common/config'> }} */
    const { data, ...envelope } = await response.json();
    const renamed = data.map((item) => (item.name === 'title' ? { ...item, value: title } : item));
    await route.fulfill({ response, json: { ...envelope, data: renamed } });
  });
}
