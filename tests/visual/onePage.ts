import { test as base, type Page } from 'playwright/test';
import { openCatalogue } from './cataloguePage.ts';
import { settings } from './settings.ts';

/** One page for all pictures of a worker: to load the catalogue takes longer than most of its stories. */
export const test = base.extend<object, { catalogue: Page }>({
  catalogue: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ ...settings.page });
      await openCatalogue(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
