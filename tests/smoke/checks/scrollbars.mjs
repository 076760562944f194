import { expect, launchChromium } from '../browser.mjs';
import { at, logIn } from '../steps.mjs';

/** @import { Part } from '../part.mjs' */

/**
 * A browser of a computer, whose scrollbars take space, in a window that is as narrow as a phone.
 *
 * @type {Part}
 */
export const scrollbars = {
  name: 'scrollbars',
  async run({ check, checkEach, exchange }) {
    // Playwright hides them by default.
    const browser = await launchChromium([], ['--hide-scrollbars']);
    const page = await browser.newPage({ baseURL: exchange.url, viewport: { width: 390, height: 844 } });
    const widths = () =>
      page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return { scrollbar: window.innerWidth - clientWidth, hidden: scrollWidth - clientWidth };
      });
    try {
      await check('signs in', async () => {
        await page.goto('/#/login/login');
        await logIn(page);
        await expect(page).toHaveURL(at('/home/index'));
      });
      // Each is longer than the window.
      await checkEach(
        ['/home/index', '/market/market', '/user/usercenter', '/user/tradeRule'],
        (path) => `${path}: beside a scrollbar, nothing scrolls sideways`,
        async (path) => {
          await page.goto(`/#${path}`);
          await expect.poll(async () => (await widths()).scrollbar).toBeGreaterThan(0);
          await expect.poll(async () => (await widths()).hidden).toBe(0);
        },
      );
    } finally {
      await browser.close();
    }
  },
};
