import { expect, failedLoad } from '../browser.mjs';
import { textOf } from '../read.mjs';
import { at, choose, figure, logIn, logOut } from '../steps.mjs';
import { words } from '../words.mjs';

/** @import { Request } from 'playwright' */
/** @import { Part } from '../part.mjs' */

const { common, home, login, market } = words.jp;

/**
 * Start and end of a session, its headers, and the return to the screen before.
 *
 * @type {Part}
 */
export const sessions = {
  name: 'sessions',
  async run({ check, exchange, openPhone }) {
    const phone = await openPhone();
    const { page } = phone;
    const details = `/market/marketDetail?symbol=${exchange.cheapest.symbol}`;
    const chart = page.locator('[data-drawn]');

    await check('a screen that needs a session leads to the login and back', async () => {
      await page.goto(`/#${details}`);
      await expect(page).toHaveURL(at(loginFor(details)));
      await logIn(page);
      await expect(page).toHaveURL(at(details));
      await expect(chart).toBeVisible();
    });

    await check('calls carry token and account, empty before signing in', async () => {
      const headers = phone.callsOf().map(sessionHeaders);
      const { tokend: token, account } = await page.evaluate(() => ({ ...window.localStorage }));
      const first = headers.findIndex(({ token: sent }) => sent !== '');
      expect(account).toBe(exchange.config.demoAccount);
      expect(first).toBeGreaterThan(0);
      expect(headers.slice(0, first)).toEqual(Array(first).fill({ token: '', account: '' }));
      expect(headers.slice(first)).toEqual(Array(headers.length - first).fill({ token, account }));
    });

    await check('calls carry is-admin when it is set', async () => {
      await page.evaluate(() => window.localStorage.setItem('is_admin', '7'));
      const [request] = await Promise.all([page.waitForRequest('**/api/vue/stock/Detail'), page.reload()]);
      expect(sessionHeaders(request)['is-admin']).toBe('7');
    });

    await check('tklm, zjkm and hklm are gone after the page is left', async () => {
      const keys = ['tklm', 'zjkm', 'hklm'];
      // The root view is there.
      await expect(chart).toBeVisible();
      await page.evaluate((keys) => {
        for (const key of keys) window.localStorage.setItem(key, 'x');
      }, keys);
      await page.reload();
      const kept = await page.evaluate((keys) => keys.map((key) => window.localStorage.getItem(key)), keys);
      expect(kept).toEqual([null, null, null]);
    });

    const demo = page.getByRole('button', { name: common.demo });
    await demo.evaluate((mark) => {
      const watch = () => {
        if (!mark.isConnected) window.markWasLost = true;
      };
      new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
    });

    await check('a 401 is reported once; after 1.5 s the login leads back to the screen', async () => {
      await expect(chart).toBeVisible();
      /** @type {number[]} */
      const refused = [];
      await page.route('**/api/vue/**', (route) => {
        if (!route.request().headers().token) return route.continue();
        refused.push(Date.now());
        return route.fulfill({ status: 401 });
      });
      const message = page.getByText(login.login.expired, { exact: true });
      await expect(message.first()).toBeVisible();
      expect(await message.count()).toBe(1);
      await expect(page).toHaveURL(at(loginFor(details)));
      expect(Date.now() - (refused[0] ?? Number.NaN)).toBeGreaterThanOrEqual(1500);
      await page.unroute('**/api/vue/**');
      phone.ignoreErrors(failedLoad);
      await logIn(page);
      await expect(page).toHaveURL(at(details));
      await expect(chart).toBeVisible();
    });

    await check('1,500 ms after a 401 the login opens; its message stays 2,000 ms', async () => {
      const another = await openPhone();
      const { page } = another;
      await page.goto('/#/login/login');
      await logIn(page);
      await choose(page, '/market/market');
      await page.locator('a[href^="#/market/marketDetail"]:visible').first().waitFor();
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      // Only the press is refused. A poll that is refused before it ends the session, and then a change of the
      // address leads to the login at once.
      await page.route('**/api/vue/**', (route) =>
        route.request().postData()?.includes('latestPrice')
          ? route.fulfill({ status: 401 })
          : route.continue(),
      );
      // A press that asks the server, and leads nowhere: another screen would lead to the login at once.
      await page.getByRole('button', { name: market.sort.keys.latestPrice }).first().click();
      const message = page.getByText(login.login.expired, { exact: true });
      await expect(message).toBeVisible();
      await page.clock.runFor(1499);
      expect(page.url()).toContain('#/market/');
      await page.clock.runFor(1);
      await expect(page).toHaveURL(/#\/login\/login/);
      await page.clock.runFor(499);
      await expect(message).toBeVisible();
      // It fades out within some frames.
      await page.clock.runFor(200);
      await expect(message).toBeHidden();
      await page.unroute('**/api/vue/**');
      another.ignoreErrors(/status of 401/);
    });

    await check('logging out in one tab ends the session in the other, and clears its data', async () => {
      const other = await page.context().newPage();
      await other.goto('/#/home/index');
      const available = await textOf(figure(other, home.assets.available));
      // Kept alive behind the stock, in the passive tab.
      await page.goto('/#/home/index');
      await expect(figure(page, home.assets.available)).toHaveText(available);
      await page.goto(`/#${details}`);
      await expect(chart).toBeVisible();
      await logOut(other);
      await expect(page).toHaveURL(at(loginFor(details)));
      for (const tab of [page, other]) {
        await expect.poll(() => tab.content()).not.toContain(available);
        expect(
          await tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'scrolled')),
        ).toEqual([]);
      }
      // Last account and accepted agreement are kept, so that the login does not ask again; what that member was
      // told of, so that nothing is told twice.
      const kept = await page.evaluate(() => Object.keys(localStorage));
      expect(kept.toSorted()).toEqual(['account', 'agreement', 'told']);
      // Calls of the passive tab that were under way when the session ended.
      phone.ignoreErrors(/status of 401/);
    });

    await check('the app works where storage is forbidden', async () => {
      const { page } = await openPhone();
      await page.addInitScript(() => {
        for (const name of ['getItem', 'setItem', 'removeItem']) {
          Storage.prototype[name] = () => {
            throw new DOMException('forbidden', 'SecurityError');
          };
        }
      });
      await page.goto('/#/login/login');
      await logIn(page);
      await expect(figure(page, home.assets.available)).toBeVisible();
      await choose(page, '/market/market');
      await expect(page).toHaveURL(at('/market/market'));
    });

    await check('the DEMO strip is shown', async () => {
      expect(await page.evaluate(() => window.markWasLost)).toBe(undefined);
    });
  },
};

/** @param {string} path */
const loginFor = (path) => `/login/login?to=${encodeURIComponent(path)}`;

/**
 * The headers of a call that identify the member.
 *
 * @param {Request} request
 */
function sessionHeaders(request) {
  const sent = Object.entries(request.headers());
  return Object.fromEntries(sent.filter(([name]) => ['token', 'account', 'is-admin'].includes(name)));
}
