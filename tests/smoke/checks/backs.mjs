import { expect } from '../browser.mjs';
import { press } from '../press.mjs';
import { at, choose, sheetEntered, sheetLeft } from '../steps.mjs';
import { words } from '../words.mjs';

/** @import { Part } from '../part.mjs' */

const { common } = words.jp;

/**
 * The browser's back button, with an open sheet and after a reload.
 *
 * @type {Part}
 */
export const backs = {
  name: 'backs',
  async run({ check, exchange, openPhone }) {
    const { page } = await openPhone({ session: await exchange.signIn() });
    const sheet = page.getByRole('dialog');

    async function openSheet() {
      await press(page.getByRole('button', { name: common.demo }));
      await expect(sheet).toBeVisible();
      await sheetEntered(page);
    }

    await page.goto('/#/home/index');
    await choose(page, '/market/market');
    await expect(page).toHaveURL(at('/market/market'));

    await check('closes an open sheet first', async () => {
      await openSheet();
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(at('/market/market'));
    });

    await check('after a reload with a sheet open, leads to the page before', async () => {
      await openSheet();
      await page.reload();
      await expect(page.getByRole('button', { name: common.demo })).toBeVisible();
      await expect(sheet).toHaveCount(0);
      await sheetLeft(page);
      await expect(page).toHaveURL(at('/market/market'));
      await page.goBack();
      await expect(page).toHaveURL(at('/home/index'));
    });

    await check(
      'leads back out of a page that was opened after a sheet was closed by its button',
      async () => {
        await openSheet();
        await press(sheet.getByRole('button', { name: common.close, exact: true }));
        await expect(sheet).toHaveCount(0);
        await choose(page, '/market/market');
        await expect(page).toHaveURL(at('/market/market'));
        await page.goBack();
        await expect(page).toHaveURL(at('/home/index'));
      },
    );
  },
};
