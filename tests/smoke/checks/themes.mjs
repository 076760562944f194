import { importTypeScript } from '../../../scripts/importTypeScript.mjs';
import { expect } from '../browser.mjs';
import { press } from '../press.mjs';
import { attributeOf } from '../read.mjs';
import { at, logIn } from '../steps.mjs';
import { words } from '../words.mjs';

/** @import { Locator, Page } from 'playwright' */
/** @import { Part } from '../part.mjs' */

/** @type {typeof import('../../../src/theme/colorsIn.ts')} */
const { colorsIn } = await importTypeScript('src/theme/colorsIn.ts');
const light = colorsIn({ theme: 'light' });
const dark = colorsIn({ theme: 'dark' });

/**
 * As in the tokens: the build shortens `#ffffff`.
 *
 * @param {string} hex
 */
const long = (hex) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** @param {Page} page */
const paper = async (page) =>
  long(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-paper')),
  );
/** @param {Page} page */
const barColor = async (page) => long(await attributeOf(page.locator('meta[name="theme-color"]'), 'content'));

/**
 * The theme: of the device, or as the member has chosen (decision 41).
 *
 * @type {Part}
 */
export const themes = {
  name: 'themes',
  async run({ check, checkEach, exchange, openPhone }) {
    await checkEach(
      /** @type {const} */ ([
        ['light', null, light],
        ['dark', null, dark],
        ['light', 'dark', dark],
        ['dark', 'light', light],
      ]),
      ([device, chosen]) => `the first paint on a ${device} phone, chosen: ${chosen ?? 'nothing'}`,
      async ([colorScheme, chosen, expected]) => {
        const { page } = await openPhone();
        await page.emulateMedia({ colorScheme });
        if (chosen) await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen);
        // The code of the app never arrives.
        await page.route('**/assets/**', () => {});
        await page.goto('/', { waitUntil: 'commit' });
        await expect(page.getByRole('status')).toBeVisible();
        expect([await paper(page), await barColor(page)]).toEqual([expected.paper, expected.surface]);
        await expect(page.locator('body')).toHaveCSS('background-color', rgb(expected.paper));
      },
    );

    await check('the phone changes its theme and its contrast, without a reload', async () => {
      const { page } = await openPhone();
      await page.goto('/#/login/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => {
        window.notReloaded = true;
      });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => paper(page)).toBe(dark.paper);
      await expect.poll(() => barColor(page)).toBe(dark.surface);
      await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
      await expect.poll(() => paper(page)).toBe(colorsIn({ theme: 'dark', contrast: 'more' }).paper);
      await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
      await expect.poll(() => paper(page)).toBe(light.paper);
      expect(await page.evaluate(() => window.notReloaded)).toBe(true);
    });

    await check('a contrast theme of the device keeps what is filled', async () => {
      const { page } = await openPhone();
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto('/#/login/login');
      const submit = page.getByRole('button', { name: words.jp.login.login.submit, exact: true });
      await expect(submit).toBeVisible();
      const [text, ground, behind] = await submit.evaluate((button) => {
        const { color, backgroundColor } = getComputedStyle(button);
        return [color, backgroundColor, getComputedStyle(document.body).backgroundColor];
      });
      // Otherwise the browser draws a background of its own behind the text.
      await expect(submit).toHaveCSS('forced-color-adjust', 'none');
      expect(ground).not.toBe(behind);
      expect(text).not.toBe(ground);
    });

    await check('in a contrast theme of the device, sheets and banners have an edge', async () => {
      const { page } = await openPhone();
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto('/#/login/login');
      await logIn(page);
      await expect(page).toHaveURL(at('/home/index'));
      /** @param {Locator} part */
      const edge = (part) => expect(part).toHaveCSS('border-top-width', '1px');
      await press(page.getByRole('button', { name: words.jp.common.demo }));
      await edge(page.getByRole('dialog'));
      await page.goto(`/#/market/marketBuy?symbol=${exchange.cheapest.symbol}&side=short`);
      await edge(page.locator('[data-tone="warning"]:visible').first());
    });
  },
};

/** @param {string} hex */
const rgb = (hex) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
