import { expect, failedLoad } from '../browser.mjs';
import { press } from '../press.mjs';
import { textOf } from '../read.mjs';
import { at, button, figure, inDialog, logIn } from '../steps.mjs';
import { words } from '../words.mjs';

/** @import { Page } from 'playwright' */
/** @import { Session } from '../browser.mjs' */
/** @import { Part } from '../part.mjs' */

const { common, currencyExchange, home, login, trade } = words.jp;
/** @param {string} path */
const loginFor = (path) => `/login/login?to=${encodeURIComponent(path)}`;

/**
 * Two members on one device, in two tabs or one after the other: a form belongs to the member who filled it in.
 *
 * @type {Part}
 */
export const members = {
  name: 'members',
  async run({ check, exchange, openPhone }) {
    const { demoInviteCode: inviteCode } = exchange.config;
    const other = await exchange.call('/user/Register', {
      account: '9000000001',
      password: 'abcd1234',
      inviteCode,
    });

    /**
     * A phone of the demo member, whose first tab receives no events of other tabs: it may be frozen.
     *
     * @param {string} path
     */
    const openDeafPhone = async (path) => {
      const phone = await openPhone({ session: await exchange.signIn() });
      await phone.page.addInitScript(() =>
        window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
      );
      await phone.page.goto(`/#${path}`);
      return phone;
    };

    await check('a form that another member finds in a tab is empty, and sends nothing', async () => {
      const phone = await openDeafPhone('/user/exchange');
      const { page } = phone;
      const give = page.getByRole('textbox', { name: currencyExchange.form.give, exact: true });
      await give.fill('100000');
      await press(button(page, currencyExchange.form.review));
      await expect(inDialog(page, currencyExchange.form.submit)).toBeEnabled();
      await changeSession(page, other);
      await resume(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(give).toHaveValue('');
      expect(phone.callsOf('/exchange/Convert')).toEqual([]);
      phone.ignoreErrors(/status of 401/);
    });

    await check('a balance is gone before a tab is painted again after signing out elsewhere', async () => {
      const { page, ...phone } = await openDeafPhone('/home/index');
      const available = await textOf(figure(page, home.assets.available));
      await page.evaluate((balance) => {
        const look = () => {
          window.isShown = document.getElementById('root')?.textContent.includes(balance);
        };
        document.addEventListener('resume', () => requestAnimationFrame(look));
      }, available);
      await changeSession(page, null);
      await resume(page);
      await expect.poll(() => page.evaluate(() => window.isShown)).toBe(false);
      await expect(page).toHaveURL(at(loginFor('/home/index')));
      await page.goBack().catch(() => {});
      expect(await page.content()).not.toContain(available);
      phone.ignoreErrors(/status of 401/);
    });

    const address = `/market/marketBuy?symbol=${exchange.cheapest.symbol}&side=long`;
    /** @param {Page} page */
    const lotsIn = (page) => page.getByRole('textbox', { name: trade.order.lots, exact: true });

    await check('input that one member left in a tab is not shown to another', async () => {
      const { page, ...phone } = await openDeafPhone(address);
      await lotsIn(page).fill('77');
      await expect
        .poll(async () => {
          await hide(page);
          return page.evaluate(() => sessionStorage.typed ?? '');
        })
        .toContain('77');
      await changeSession(page, other);
      await page.reload();
      await expect(lotsIn(page)).toHaveValue('');
      expect(await page.evaluate(() => sessionStorage.typed)).toBe(undefined);
      phone.ignoreErrors(/status of 401/);
    });

    await check('an app that is closed while it signs out leaves no session', async () => {
      const phone = await openPhone({ session: await exchange.signIn() });
      const { page } = phone;
      await page.route('**/api/vue/user/Logout', () => {});
      await page.goto('/#/user/setting');
      await press(button(page, home.account.logout));
      const next = await openEmptyTab(page);
      await press(inDialog(page, home.account.logout));
      // What is on the device now is what a killed app leaves.
      await expect(button(page, login.login.submit)).toBeVisible({ timeout: 5_000 });
      await expect.poll(() => next.evaluate(() => localStorage.getItem('tokend'))).toBeNull();
      await page.close();
      await next.goto('/#/home/index');
      await expect(next).toHaveURL(at(loginFor('/home/index')));
    });

    await check(
      'an app that starts after the idle limit shows no balance, whatever the network',
      async () => {
        const { page, ...phone } = await openPhone({ session: await exchange.signIn() });
        await limitIdleness(page);
        await page.goto('/#/home/index');
        const available = await textOf(figure(page, home.assets.available));
        await page.evaluate(() => localStorage.setItem('lastUse', String(Date.now() - 61_000)));
        await page.route('**/api/vue/user/Logout', () => {});
        await page.addInitScript((balance) => {
          window.isShown = false;
          new MutationObserver(() => {
            window.isShown ||= document.body?.textContent.includes(balance) ?? false;
          }).observe(document, { childList: true, subtree: true, characterData: true });
        }, available);
        await page.reload();
        await expect(page.getByText(login.idle.ended, { exact: true })).toBeVisible();
        expect(await page.evaluate(() => window.isShown)).toBe(false);
        phone.ignoreErrors(failedLoad);
      },
    );

    await check('a tap after the idle limit ends the session, and does not extend it', async () => {
      const { page, ...phone } = await openPhone({ session: await exchange.signIn() });
      await limitIdleness(page);
      await page.route('**/api/vue/user/Logout', () => {});
      await page.goto('/#/home/index');
      await expect(figure(page, home.assets.available)).toBeVisible();
      // The timer of a sleeping phone is late.
      await page.evaluate(() => localStorage.setItem('lastUse', String(Date.now() - 61_000)));
      await page.locator('nav a:visible').nth(1).tap();
      await expect(page.getByText(login.idle.ended, { exact: true })).toBeVisible({ timeout: 5_000 });
      expect(await page.evaluate(() => localStorage.getItem('tokend'))).toBeNull();
      phone.ignoreErrors(failedLoad);
    });

    const phone = await openPhone({ session: await exchange.signIn() });
    const { page } = phone;
    const lots = lotsIn(page);
    /** @param {string} name */
    const choice = (name) => page.getByRole('radio', { name, exact: true });
    const expectOrder = async () => {
      await expect(choice(trade.side.short)).toBeChecked();
      await expect(choice(trade.priceType.limit)).toBeChecked();
      await expect(lots).toHaveValue('50');
    };

    await check('a detour keeps the order that was filled in', async () => {
      await page.goto(`/#${address}`);
      await press(page.getByText(trade.side.short, { exact: true }));
      await press(page.getByText(trade.priceType.limit, { exact: true }));
      await lots.fill('50');
      // At once, before the costs of these lots are rendered.
      await page.goto('/#/user/rechargeChannel');
      await press(button(page, common.back));
      await expectOrder();
    });

    await check('a 401 keeps the order that was filled in, for the same member', async () => {
      await page.route('**/api/vue/**', (route) =>
        route.request().headers().token ? route.fulfill({ status: 401 }) : route.continue(),
      );
      await expect(page).toHaveURL(at(loginFor(address.replace('long', 'short'))));
      await page.unroute('**/api/vue/**');
      await logIn(page);
      await expectOrder();
      // The console reports some of them late.
      phone.ignoreErrors(/status of 401/);
    });

    await check('a reload keeps the order that was filled in', async () => {
      await hide(page);
      await page.reload();
      await expectOrder();
    });
  },
};

/**
 * What a tab receives first after it was frozen.
 *
 * @param {Page} page
 */
const resume = (page) => page.evaluate(() => document.dispatchEvent(new Event('resume')));

/**
 * Opens a tab of the same origin without the app.
 *
 * @param {Page} page
 */
async function openEmptyTab(page) {
  const tab = await page.context().newPage();
  await tab.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await tab.goto('/empty');
  return tab;
}

/**
 * Signs out on this device, and another member in if there is one, in a tab of its own.
 *
 * @param {Page} page
 * @param {Session | null} session
 */
async function changeSession(page, session) {
  const tab = await openEmptyTab(page);
  await tab.evaluate((next) => {
    localStorage.removeItem('tokend');
    if (!next) return;
    localStorage.setItem('account', next.account);
    localStorage.setItem('tokend', next.token);
  }, session);
  await tab.close();
  // Another process receives changed storage later, at times not before the next step.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tokend'))).toBe(session?.token ?? null);
}

/**
 * What comes before a reload or before the system discards a page.
 *
 * @param {Page} page
 */
const hide = (page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/**
 * A site that ends sessions after a minute without use.
 *
 * @param {Page} page
 */
function limitIdleness(page) {
  return page.route('**/api/vue/common/config', async (route) => {
    const response = await route.fetch({ maxRetries: 1 });
    const { data, ...envelope } = await response.json();
    const limited = [...data, { name: 'idleMinutes', value: '1' }];
    await route.fulfill({ response, json: { ...envelope, data: limited } });
  });
}
