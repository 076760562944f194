import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/importTypeScript.mjs';
import { expect } from '../browser.mjs';
import { press } from '../press.mjs';
import { attributeOf, boxOf } from '../read.mjs';
import { button } from '../steps.mjs';
import { words } from '../words.mjs';

/** @import { Locator, Page, Route } from 'playwright' */
/** @import { Part } from '../part.mjs' */

const { account, invite, settings, uploads, watchlist } = words.jp;

/**
 * Features that need exceptions of the page's policy work, and violations are reported.
 *
 * @type {Part}
 */
export const policy = {
  name: 'policy',
  async run({ check, exchange, openPhone }) {
    const phone = await openPhone({ session: await exchange.signIn() });
    const { page } = phone;

    await check('a dragged row looks dragged', async () => {
      await page.goto('/#/market/marketFav');
      await press(button(page, watchlist.edit));
      const handles = page.locator('li > button[aria-roledescription]');
      await expect(handles.nth(1)).toBeVisible();
      const first = await attributeOf(handles.nth(0), 'aria-label');
      await pointAt(page, handles.nth(0));
      await page.mouse.down();
      await pointAt(page, handles.nth(1));
      await expect(page.locator('[data-dnd-dragging]')).toHaveCSS('pointer-events', 'none');
      await expect(page.locator('body')).toHaveCSS('cursor', 'grabbing');
      await page.mouse.up();
      await expect(handles.nth(1)).toHaveAttribute('aria-label', first);
    });

    await check('an invite is saved as a picture', async () => {
      await page.goto('/#/user/usercenter');
      await press(button(page, account.entrances.invite));
      const [picture] = await Promise.all([page.waitForEvent('download'), press(button(page, invite.save))]);
      expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG');
    });

    await check('an image is shown before it is sent', async () => {
      await page.goto('/#/user/setting');
      await press(page.getByRole('button', { name: settings.avatar.change }));
      await page.locator('input[type="file"]').setInputFiles(join(root, 'docs/login.png'));
      await expect(page.getByText(uploads.done, { exact: true })).toBeVisible();
      const preview = page.locator('img[src^="blob:"]');
      expect(
        await preview.evaluate((/** @type {HTMLImageElement} */ image) => image.naturalWidth),
      ).toBeGreaterThan(0);
    });

    await check('injected code is blocked and reported', async () => {
      expect(phone.violations).toEqual([]);
      await page.route(({ pathname }) => pathname === '/', injectMarkup, { times: 1 });
      await page.reload();
      await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>')).catch(() => {});
      for (const directive of forbidden)
        await expect.poll(() => phone.violations.join('\n')).toContain(`Violated: ${directive} `);
      expect(await page.evaluate(() => window.injected)).toBeUndefined();
      phone.violations.length = 0;
    });
  },
};

const forbidden = ['script-src-elem', 'style-src-elem', 'style-src-attr', 'require-trusted-types-for'];
const injectedMarkup =
  '<script>window.injected = true</script><style>p { margin: 0 }</style><p style="margin: 0"></p>';

/**
 * Adds injected markup to the page.
 *
 * @param {Route} route
 */
async function injectMarkup(route) {
  const response = await route.fetch({ maxRetries: 1 });
  await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injectedMarkup}$&`) });
}

/**
 * Moves the pointer to the centre of an element in steps.
 *
 * @param {Page} page
 * @param {Locator} element
 */
async function pointAt(page, element) {
  const { x, y, width, height } = await boxOf(element);
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
}
