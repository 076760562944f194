import { expect, failedLoad } from '../browser.mjs';

/** @import { Route } from 'playwright' */
/** @import { Part } from '../part.mjs' */

/** Where the code of the app begins. */
const entry = '**/assets/index-*.js';
/**
 * @param {string} body
 * @returns {(route: Route) => Promise<void>}
 */
const script = (body) => (route) => route.fulfill({ contentType: 'text/javascript', body });

/**
 * Ways in which the entry script can fail, with an address and its language.
 *
 * @type {{ name: string, address: string, tag: string, answer: (route: Route) => Promise<void> }[]}
 */
const failures = [
  { name: '404', address: '/?lang=en', tag: 'en', answer: (route) => route.fulfill({ status: 404 }) },
  {
    name: 'no connection',
    address: '/#/home/index?lang=tw',
    tag: 'zh-Hant-TW',
    answer: (route) => route.abort(),
  },
  {
    name: 'HTML',
    address: '/',
    tag: 'ja',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>404</title>' }),
  },
  { name: 'a syntax error', address: '/?lang=xx', tag: 'ja', answer: script('const = 1;') },
  { name: 'a script that throws', address: '/?lang=tw', tag: 'zh-Hant-TW', answer: script('missing();') },
];

const started = /#\/login\/log(on|in\?.*)$/;

/**
 * A start that fails before any code of the app runs says so in the member's language.
 *
 * @type {Part}
 */
export const entryScript = {
  name: 'entryScript',
  async run({ check, checkEach, openPhone, browser, exchange }) {
    await checkEach(
      failures,
      ({ name }) => `${name} instead of the entry script`,
      async ({ address, tag, answer }) => {
        const phone = await openPhone();
        const { page } = phone;
        await page.route(entry, answer);
        await page.goto(address);
        const shown = page.locator('[data-start]:visible');
        await expect(shown).toHaveAttribute('data-start', `failed-${tag}`);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(shown.locator('[data-reference]')).toHaveText('START_FAILED');

        phone.ignoreErrors(failedLoad, /SyntaxError|ReferenceError|MIME type/);
        await page.unrouteAll();
        await shown.getByRole('button').click();
        await expect(page).toHaveURL(started);
      },
    );

    await check('a stored language outweighs the address', async () => {
      const phone = await openPhone();
      const { page } = phone;
      await page.addInitScript(() => localStorage.setItem('lang', 'tw'));
      await page.route(entry, (route) => route.abort());
      await page.goto('/?lang=en');
      await expect(page.locator('[data-start]:visible')).toHaveAttribute('lang', 'zh-Hant-TW');
      phone.ignoreErrors(failedLoad);
    });

    await check('an entry script that hangs: a message after 10 s, and the app once it arrives', async () => {
      const phone = await openPhone();
      const { page } = phone;
      /** @type {(value?: unknown) => void} */
      let arrive = () => {};
      await page.route(entry, async (route) => {
        await new Promise((resolve) => {
          arrive = resolve;
        });
        await route.continue();
      });
      await page.goto('/?lang=en', { waitUntil: 'commit' });
      const shown = page.locator('[data-start]:visible');
      await expect(shown).toHaveAttribute('data-start', 'loading');
      await expect(shown).toHaveAttribute('data-start', 'failed-en', { timeout: 12_000 });
      await expect(shown.locator('[data-reference]')).toHaveText('START_TIMEOUT');
      arrive();
      await expect(page).toHaveURL(started);
      await expect(page.locator('[data-start]')).toHaveCount(0);
    });

    await check('without scripts the page says what to do, in every language', async () => {
      const context = await browser.newContext({ baseURL: exchange.url, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.locator('[data-start]:visible')).toHaveCount(0);
      const sentences = page.locator('p:visible');
      await expect(sentences).toHaveCount(3);
      for (const [at, tag] of ['ja', 'zh-Hant-TW', 'en'].entries()) {
        await expect(sentences.nth(at)).toHaveAttribute('lang', tag);
        await expect(sentences.nth(at)).toContainText('JavaScript');
      }
      await Promise.all([page.waitForNavigation(), sentences.nth(2).getByRole('link').click()]);
      await context.close();
    });
  },
};
