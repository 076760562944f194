import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { openCatalogue, showStory } from './cataloguePage.ts';
import { type Entry, type Picture, picturesByTitle } from './plan.ts';
import { settings } from './settings.ts';

/** One page for all pictures of a worker: to load the catalogue takes longer than most of its stories. */
const test = base.extend<object, { catalogue: Page }>({
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

const planOf = (catalogue: string): Map<string, Picture[]> => {
  const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8'));
  return picturesByTitle(Object.values<Entry>(entries));
};

const { catalogue, baseline, before } = settings;
const plan = planOf(catalogue);

for (const [title, pictures] of plan) {
  // Pictures of the baseline that were taken before it was interrupted stay.
  const wanted = before ? pictures : pictures.filter(({ file }) => !existsSync(join(baseline, file)));
  if (wanted.length === 0) continue;
  test(title, async ({ catalogue: page }) => {
    test.setTimeout(wanted.length * 60_000);
    for (const { id, mode, file } of wanted) {
      await test.step(file, async () => {
        await showStory(page, id, mode);
        await expect.soft(page).toHaveScreenshot(file.split('/'));
      });
    }
  });
}

if (before) {
  const known = new Set([...plan.values()].flat().map(({ file }) => file));
  for (const [title, pictures] of planOf(before)) {
    const gone = pictures.filter(({ file }) => !known.has(file));
    if (gone.length === 0) continue;
    test(`${title}: gone`, async () => {
      for (const { file } of gone) {
        await test.info().attach(file, { path: join(baseline, file) });
        expect.soft(file, 'is no longer in the catalogue').toBeUndefined();
      }
    });
  }
}
