import { expect, failedLoad } from '../browser.mjs';
import { words } from '../words.mjs';

/** @import { Route } from 'playwright' */
/** @import { Part } from '../part.mjs' */

const { products } = words.jp;

const config = '**/api/vue/common/config';

/**
 * Ways in which the site configuration can fail, with an address and its language.
 *
 * @type {{ name: string, address: string, tag: string, answer: (route: Route) => Promise<void> }[]}
 */
const failures = [
  { name: 'no connection', address: '/?lang=en', tag: 'en', answer: (route) => route.abort() },
  {
    name: 'HTTP 500',
    address: '/?lang=tw',
    tag: 'zh-Hant-TW',
    answer: (route) => route.fulfill({ status: 500 }),
  },
  {
    name: 'HTTP 401',
    address: '/#/home/index?lang=en',
    tag: 'en',
    answer: (route) => route.fulfill({ status: 401 }),
  },
  {
    name: 'HTML',
    address: '/',
    tag: 'ja',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>502</title>' }),
  },
  { name: 'an empty body', address: '/?lang=xx', tag: 'ja', answer: (route) => route.fulfill({ body: '' }) },
  {
    name: 'data: null',
    address: '/?lang=tw',
    tag: 'zh-Hant-TW',
    answer: (route) => route.fulfill({ json: { status: 1, msg: '', data: null } }),
  },
  {
    name: 'no list',
    address: '/?lang=en',
    tag: 'en',
    answer: (route) => route.fulfill({ json: { status: 1, msg: '', data: { title: 'x' } } }),
  },
  {
    name: 'a refusal',
    address: '/',
    tag: 'ja',
    answer: (route) => route.fulfill({ json: { status: 0, msg: '系統繁忙', data: null } }),
  },
];

/**
 * Without the site configuration the app is not mounted (specification 1, decision 27).
 *
 * @type {Part}
 */
export const start = {
  name: 'start',
  async run({ check, checkEach, exchange, openPhone }) {
    await checkEach(
      failures,
      ({ name }) => `${name} instead of the configuration`,
      async (failure) => {
        const phone = await openPhone();
        const { page } = phone;
        await page.route(config, failure.answer, { times: 1 });
        await page.goto(failure.address);

        const shown = page.locator('[data-start]:visible');
        await expect(shown).toHaveAttribute('data-start', `failed-${failure.tag}`);
        await expect(shown).toHaveAttribute('lang', failure.tag);
        await expect(page.locator('html')).toHaveAttribute('lang', failure.tag);
        await expect(page.locator('#root > :not([data-start])')).toHaveCount(0);
        const reference = (await shown.locator('[data-reference]').textContent()) || 'there is none';
        const isLogged = phone.consoleErrors.some((complaint) => complaint.startsWith(reference));
        if (!isLogged) throw new Error(`the console says nothing about ${reference}`);

        // Without a connection it stays: the browser's own page would lead nowhere.
        const again = shown.getByRole('button');
        /** @param {URL} url */
        const pageOfApp = ({ pathname }) => pathname === '/';
        await page.route(pageOfApp, (route) => route.abort('internetdisconnected'));
        await again.click();
        await expect(shown.getByRole('alert')).toBeVisible();
        await page.unroute(pageOfApp);
        phone.ignoreErrors(failedLoad, new RegExp(`^${reference}`));
        await again.click();
        await expect(page).toHaveURL(/#\/login\/log(on|in\?.*)$/);
        await expect(page.locator('html')).toHaveAttribute('lang', failure.tag);
        await expect(page.locator('[data-start]')).toHaveCount(0);
      },
    );

    await check('a server that forbids its styles leads to CSS_CHUNK_LOAD_FAILED', async () => {
      const phone = await openPhone();
      const { page } = phone;
      await page.route(({ pathname }) => pathname === '/', forbidStyles);
      await page.goto('/?lang=en');
      const shown = page.locator('[data-start="failed-en"]');
      await expect(shown.locator('[data-reference]')).toHaveText('CSS_CHUNK_LOAD_FAILED');
      await expect(page.locator('#root > :not([data-start])')).toHaveCount(0);

      phone.ignoreErrors(/^CSS_CHUNK_LOAD_FAILED/);
      expect(phone.violations.join('\n')).toContain('Violated: style-src-elem inline');
      phone.violations.length = 0;
      await page.unrouteAll();
      await shown.getByRole('button').click();
      await expect(page).toHaveURL(/#\/login\/logon$/);
    });

    const session = await exchange.signIn();
    await checkEach(
      [0, 10, 50, 200, 1_000],
      (late) => `a screen is not drawn before its texts, ${late} ms late`,
      async (late) => {
        const { page } = await openPhone({ session });
        await page.route('**/assets/products-*.js', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, late));
          await route.continue();
        });
        await page.goto('/#/gdindex/gdList');
        const heads = page.locator('h1:visible, [role="tab"]:visible');
        await expect(heads).toHaveText([
          products.mine.title,
          products.tabs.copyTrading,
          products.tabs.lockUp,
        ]);
      },
    );
  },
};

/** Hash of the empty style element, to which styled-components adds the styles of the app. */
const ofEmptyStyle = " 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Serves the page with a policy that lacks this hash.
 *
 * @param {Route} route
 */
async function forbidStyles(route) {
  const response = await route.fetch({ maxRetries: 1 });
  const headers = response.headers();
  const policy = headers['content-security-policy']?.replace(ofEmptyStyle, '') ?? '';
  await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
}
