import { expect, launchChromium } from '../browser.mjs';

/** A browser of a computer, whose scrollbars take space, in a window that is as narrow as a phone. */
export const scrollbars = {
  name: 'scrollbars',
  async run({ check, exchange }) {
    // Playwright hides them by default.
    const browser = await launchChromium([], ['--hide-scrollbars']);
    const page = await browser.newPage({ baseURL: exchange.url, viewport: { width: 390, height: 844 } });
    try {
      await check('beside a scrollbar, nothing scrolls sideways', async () => {
        await page.goto('/#/user/tradeRule');
        const widths = () =>
          page.evaluate(() => {
            const { clientWidth, scrollWidth } = document.documentElement;
            return { scrollbar: window.innerWidth - clientWidth, hidden: scrollWidth - clientWidth };
          });
        // The text is longer than the window.
        await expect.poll(async () => (await widths()).scrollbar).toBeGreaterThan(0);
        await expect.poll(async () => (await widths()).hidden).toBe(0);
      });
    } finally {
      await browser.close();
    }
  },
};
