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

/**
 * In the page: whether anything is as large as the token now is, and nothing else in the product, where it can be seen
 * or where it moves what can be seen.
 */
function drawsWith(units: number): boolean {
  const px = (units / 200) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isAsLarge = (value: string) => Math.abs(Number.parseFloat(value) - px) < 0.01;
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  const isOpaque = (element: Element) =>
    /^rgb\(/.test(getComputedStyle(element).backgroundColor) && getComputedStyle(element).opacity === '1';
  const isCoveredAt = (element: Element, x: number, y: number) =>
    document
      .elementsFromPoint(x, y)
      .filter((_, place, all) => !all.includes(element) || place < all.indexOf(element))
      .some((other) => isOpaque(other) && !other.contains(element) && !element.contains(other));
  const counts = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (right <= left || top >= innerHeight) return false;
    // Scrolled away upwards, it still moves what is beneath it.
    if (bottom <= 0) return true;
    const middle = (top + bottom) / 2;
    return [0.1, 0.3, 0.5, 0.7, 0.9].some(
      (part) => !isCoveredAt(element, left + part * (right - left), middle),
    );
  };
  return [...document.body.querySelectorAll('*')].some((element) => {
    const { fontSize, height, visibility } = getComputedStyle(element);
    const isLarge = isAsLarge(height) || (isAsLarge(fontSize) && hasText(element));
    return isLarge && visibility === 'visible' && counts(element);
  });
}
