import { expect, failedLoad } from '../browser.mjs';
import { press } from '../press.mjs';
import { button, inDialog } from '../steps.mjs';
import { words } from '../words.mjs';

const { center, common, exchange: currency, notices, trade } = words.jp;

/** Sheets rise from this code; every form needs it in the end. */
const sheetCode = '**/assets/SheetPopup-*.js';

/** A release takes the place of this build while a member fills in a form. */
export const release = {
  name: 'release',
  async run({ check, exchange, openPhone }) {
    const phone = await openPhone({ session: await exchange.signIn() });
    const { page } = phone;
    const alert = page.getByRole('alert').filter({ hasText: common.failure.released });
    const lots = page.getByRole('textbox', { name: trade.order.lots, exact: true });
    const give = page.getByRole('textbox', { name: currency.form.give, exact: true });

    await check('a part whose code is gone asks to reload, and the form stays', async () => {
      await takeAway(page);
      await page.goto(`/#/market/marketBuy?symbol=${exchange.cheapest.symbol}&side=long`);
      await lots.fill('3');
      await press(button(page, notices.first.open));
      await expect(alert).toBeVisible();
      await expect(lots).toHaveValue('3');
    });

    await check('what was typed is there after the reload, and the form works', async () => {
      await bringBack(page);
      await press(button(page, common.reload));
      await expect(alert).toHaveCount(0);
      await expect(lots).toHaveValue('3');
      await press(button(page, notices.first.open));
      await expect(inDialog(page, notices.haveRead)).toBeVisible();
    });

    await check('a screen whose code is gone asks to reload', async () => {
      await takeAway(page);
      await page.goto('about:blank');
      await page.goto('/#/user/exchange');
      await give.fill('10000');
      await press(button(page, currency.form.review));
      await expect(alert).toBeVisible();
      await expect(give).toHaveCount(0);
    });

    await check('what was typed there is there after the reload, once', async () => {
      await bringBack(page);
      await press(button(page, common.reload));
      await expect(give).toHaveValue('10,000');
      await press(button(page, currency.form.review));
      await expect(inDialog(page, currency.form.submit)).toBeVisible();
      await page.reload();
      await expect(give).toHaveValue('');
    });

    await check('a screen that one goes to is there after the reload', async () => {
      await takeAway(page, '**/assets/AboutUs-*.js');
      await page.goto('/#/user/aboutUs');
      await expect(alert).toBeVisible();
      await bringBack(page);
      await press(button(page, common.reload));
      await expect(page.locator('h1:visible')).toHaveText(center.entrances.about);
    });

    await check('what stands around the screens may be gone: they are there, under DEMO', async () => {
      await takeAway(page, '**/assets/DemoStrip-*.js');
      await page.goto('about:blank');
      await page.goto('/#/user/exchange');
      await expect(give).toBeVisible();
      await expect(page.getByText(common.demo, { exact: true })).toBeVisible();
      await bringBack(page);
    });

    // The app's words, and React's.
    phone.forgive(failedLoad, /^CHUNK_LOAD_FAILED/, /^ModuleLoadError: CHUNK_LOAD_FAILED/);
  },
};

/** The server has another build now: it begins with another script, and the code of this one is gone. */
async function takeAway(page, code = sheetCode) {
  await page.route(code, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }));
  await page.route('**/', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    const response = await route.fetch();
    const next = (await response.text()).replaceAll(/assets\/index-[\w-]+\.js/g, 'assets/index-next.js');
    return route.fulfill({ response, body: next });
  });
}

const bringBack = (page) => page.unrouteAll({ behavior: 'wait' });
