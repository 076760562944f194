import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { showStory } from './cataloguePage.ts';
import { test } from './onePage.ts';
import { planOf } from './planOf.ts';
import { settings } from './settings.ts';

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
