import { expect } from '../browser.mjs';
import { press } from '../press.mjs';
import { importSource } from '../sources.mjs';
import { at } from '../steps.mjs';
import { words } from '../words.mjs';

const { routes } = await importSource('src/app/routes.ts');
const { common } = words.jp;

/** Not the one that the page has before the app starts. */
const title = '株式会社テスト';

/** Every screen of the manifest outlives a reload; a path that has none says so. */
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
      ({ path }) => `${path} outlives a reload`,
      async ({ path }) => {
        // Whoever is signed in is led on from the screens to sign in with.
        const { page } = path.startsWith('/login/') ? guest : member;
        // A page of its own, so that nothing of the screen before is seen.
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

/** What the screens that show one thing are to show. */
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
    '/home/DetailsPage': `?id=${items[0].id}`,
    '/market/marketDetail': `?symbol=${symbol}`,
    '/market/marketBuy': `?symbol=${symbol}&side=short`,
    '/market/subscribeDetail': `?id=${issues[0].id}`,
    '/position/position': '?source=competition&group=terminated',
    '/position/positionDetail': `?id=${id}`,
  };
}

/** Waits until a screen stands with all it loads; where it is and what it is called. */
async function settled(page) {
  // The splash leads on by itself.
  await expect(page).not.toHaveURL(at('/login/start'));
  await expect(page.getByRole('status').getByText(common.loading, { exact: true })).toHaveCount(0);
  const heading = page.locator('h1:visible').first();
  await expect.poll(() => lastingText(page, heading)).toBeTruthy();
  await expect(page.getByRole('main').first()).not.toBeEmpty();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  // Nothing sticks out at the side.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize().width);
  return { url: page.url(), heading: await heading.textContent() };
}

/**
 * A text that stays for a while; undefined for one that changes, and for that of the skeleton: the splash makes way to
 * it, and it to the screen, without the address changing once more.
 */
async function lastingText(page, element) {
  const before = await element.textContent();
  await page.waitForTimeout(300);
  const after = await element.textContent();
  return before === after && after !== common.loading ? after : undefined;
}

/** Lets the site configuration give the page this title. */
function giveTitle(page) {
  return page.route('**/api/vue/common/config', async (route) => {
    // Of the server's connections, one that has been idle may be gone by the moment it is used again.
    const response = await route.fetch({ maxRetries: 1 });
    const { data, ...envelope } = await response.json();
    const renamed = data.map((item) => (item.name === 'title' ? { ...item, value: title } : item));
    await route.fulfill({ response, json: { ...envelope, data: renamed } });
  });
}
