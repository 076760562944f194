import { expect, type Page } from 'playwright/test';
import { showStory } from './cataloguePage.ts';
import { test } from './onePage.ts';
import { planOf } from './planOf.ts';
import { settings } from './settings.ts';

/*
 * Proves the comparison: in this catalogue one token is a pixel larger than in the baseline. The pictures of stories
 * that draw with it must differ, and no others.
 */
const { catalogue, changedToken } = settings;

for (const [title, pictures] of planOf(catalogue)) {
  test(title, async ({ catalogue: page }) => {
    test.setTimeout(pictures.length * 60_000);
    for (const { id, mode, file } of pictures) {
      await test.step(file, async () => {
        await showStory(page, id, mode);
        const drawn = await page.evaluate(drawsWith, changedToken);
        expect.soft(await differs(page, file), `${file} draws with the token: ${drawn}`).toBe(drawn);
        if (drawn) test.info().annotations.push({ type: 'drawn', description: file });
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

/** In the page: whether anything in sight is as large as the token now is, and nothing else in the product. */
function drawsWith(units: number): boolean {
  const px = (units / 200) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isAsLarge = (value: string) => Math.abs(Number.parseFloat(value) - px) < 0.01;
  const isInSight = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && right > left && top < innerHeight && left < innerWidth;
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  return [...document.body.querySelectorAll('*')].some((element) => {
    const { fontSize, height, visibility } = getComputedStyle(element);
    const isLarge = isAsLarge(height) || (isAsLarge(fontSize) && hasText(element));
    return isLarge && visibility === 'visible' && isInSight(element);
  });
}
