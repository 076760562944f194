import { expect, failedLoad } from '../browser.mjs';
import { press } from '../press.mjs';
import { button, inDialog } from '../steps.mjs';
import { words } from '../words.mjs';

/** @import { Page } from 'playwright' */
/** @import { Part } from '../part.mjs' */

const { account, common, currencyExchange: currency, notices, trade } = words.jp;

/** The code of sheets, which every form needs. */
const sheetCode = '**/assets/SheetPopup-*.js';

/**
 * A new release replaces this build while a member fills in a form.
 *
 * @type {Part}
 */
export const release = {
  name: 'release',
  async run({ check, exchange, openPhone }) {
    const phone = await openPhone({ session: await exchange.signIn() });
    const { page } = phone;
    const alert = page.getByRole('alert').filter({ hasText: common.failure.released });
    const lots = page.getByRole('textbox', { name: trade.order.lots, exact: true });
    const give = page.getByRole('textbox', { name: currency.form.give, exact: true });

    await check('a part with missing code asks to reload, and the form stays', async () => {
      await removeCode(page);
      await page.goto(`/#/market/marketBuy?symbol=${exchange.cheapest.symbol}&side=long`);
      await lots.fill('3');
      await press(button(page, notices.first.open));
      await expect(alert).toBeVisible();
      await expect(lots).toHaveValue('3');
    });

    await check('the draft is restored after the reload, and the form works', async () => {
      await restoreCode(page);
      await press(button(page, common.reload));
      await expect(alert).toHaveCount(0);
      await expect(lots).toHaveValue('3');
      await press(button(page, notices.first.open));
      await expect(inDialog(page, notices.haveRead)).toBeVisible();
    });

    await check('a screen with missing code asks to reload', async () => {
      await removeCode(page);
      await page.goto('about:blank');
      await page.goto('/#/user/exchange');
      await give.fill('10000');
      await press(button(page, currency.form.review));
      await expect(alert).toBeVisible();
      await expect(give).toHaveCount(0);
    });

    await check('its draft is restored after the reload, and after one by the member', async () => {
      await restoreCode(page);
      await press(button(page, common.reload));
      await expect(give).toHaveValue('10,000');
      await press(button(page, currency.form.review));
      await expect(inDialog(page, currency.form.submit)).toBeVisible();
      await page.reload();
      await expect(give).toHaveValue('10,000');
    });

    await check('the screen that was opened is there after the reload', async () => {
      await removeCode(page, '**/assets/AboutUs-*.js');
      await page.goto('/#/user/aboutUs');
      await expect(alert).toBeVisible();
      await restoreCode(page);
      await press(button(page, common.reload));
      await expect(page.locator('h1:visible')).toHaveText(account.entrances.about);
    });

    await check('screens work under DEMO if the code around them is missing', async () => {
      await removeCode(page, '**/assets/DemoStrip-*.js');
      await page.goto('about:blank');
      await page.goto('/#/user/exchange');
      await expect(give).toBeVisible();
      await expect(page.getByText(common.demo, { exact: true })).toBeVisible();
      await restoreCode(page);
    });

    // Messages of the app and of React.
    phone.ignoreErrors(failedLoad, /^CHUNK_LOAD_FAILED/, /^ModuleLoadError: CHUNK_LOAD_FAILED/);
  },
};

/**
 * Simulates a new build on the server: another start script, and the old code is gone.
 *
 * @param {Page} page
 * @param {string} [code]
 */
async function removeCode(page, code = sheetCode) {
  await page.route(code, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }));
  await page.route('**/', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    const response = await route.fetch();
    const next = (await response.text()).replaceAll(/assets\/index-[\w-]+\.js/g, 'assets/index-next.js');
    return route.fulfill({ response, body: next });
  });
}

/** @param {Page} page */
const restoreCode = (page) => page.unrouteAll({ behavior: 'wait' });
