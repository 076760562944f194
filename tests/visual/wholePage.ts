import type { Page } from 'playwright';

/** Height of the highest picture, in css px. A longer page, such as an endless list, is cut there. */
export const highest = 4_000;

/** A sheet grows with the page, and a list loads more: neither is done in one step. */
const steps = 5;

/**
 * Makes the page so high that it hides nothing below its edge, or as high as `highest`.
 *
 * @param settle waits until the page is still after it has grown
 */
export async function growToContent(page: Page, settle: () => Promise<void>): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  let shown = height;
  for (let step = 0; step < steps; step++) {
    const wanted = Math.min(highest, shown + (await page.evaluate(hiddenHeight)));
    if (wanted === shown) return;
    shown = wanted;
    await page.setViewportSize({ width, height: shown });
    await settle();
  }
}

/** In the page: how much higher it has to be to show all of the page and of what lies above it, in css px. */
function hiddenHeight(): number {
  const { scrollHeight } = document.documentElement;
  const above = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].flatMap((dialog) => [
    dialog,
    ...dialog.querySelectorAll('*'),
  ]);
  const scrolled = above
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .map((element) => element.scrollHeight - element.clientHeight);
  // A sheet takes nine tenths of the page at most.
  return Math.max(0, scrollHeight - innerHeight, ...scrolled.map((hidden) => Math.ceil(hidden / 0.9)));
}
