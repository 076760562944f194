import { expect, type Page } from 'playwright/test';
import { showStory } from './cataloguePage.ts';
import { test } from './onePage.ts';
import { planOf } from './planOf.ts';
import { settings } from './settings.ts';

/*
 * Proves the comparison: in this catalogue one token is a pixel larger than in the baseline. The pictures of stories
 * that draw with it must differ, and no others. Those with something above the page are left out: whether what it
 * hides would be seen can't be told.
 */
const { catalogue, changedToken } = settings;

for (const [title, pictures] of planOf(catalogue)) {
  test(title, async ({ catalogue: page }) => {
    test.setTimeout(pictures.length * 60_000);
    for (const { id, mode, file } of pictures) {
      await test.step(file, async () => {
        await showStory(page, id, mode);
        if ((await page.locator('[role=dialog], [role=alertdialog]').count()) > 0) return;
        const found = await differs(page, file);
        const drawn = await page.evaluate(drawsWith, changedToken);
        expect.soft(found, `${file} draws with the token: ${drawn}`).toBe(drawn);
      });
    }
  });
}

async function differs(page: Page, file: string): Promise<boolean> {
  try {
    await expect(page).toHaveScreenshot(file.split('/'), { timeout: 2_000 });
    return false;
  } catch {
    return true;
  }
}

/** In the page: whether anything in sight, or scrolled away above it, is as large as the token and nothing else is. */
function drawsWith(units: number): boolean {
  const px = (units / 200) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isNear = (value: string, wanted: number) => Math.abs(Number.parseFloat(value) - wanted) < 0.02;
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  return [...document.body.querySelectorAll('*')].some((element) => {
    const { fontSize, height } = getComputedStyle(element);
    // The bar of a skeleton is as high as the letters of its text; others may be so by chance.
    const isBar = element instanceof HTMLElement && element.childNodes.length === 0;
    const isLarge =
      (isBar && (isNear(height, px) || isNear(height, 0.8 * px))) ||
      (isNear(fontSize, px) && hasText(element));
    return isLarge && isInSight(element);
  });

  function isInSight(element: Element): boolean {
    const { top, left, right, height } = element.getBoundingClientRect();
    if (right <= left || top >= innerHeight) return false;
    // Hidden at the upper edge it still moves what follows. At the lower one a bar may hide it, and all that follows.
    if (top < innerHeight / 2) return true;
    const cover = document.elementFromPoint((left + right) / 2, top + height / 4);
    return cover === null || cover.contains(element) || element.contains(cover);
  }
}
