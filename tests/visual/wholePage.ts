import type { Page } from 'playwright';

/** Height of the highest picture, in css px. A longer page, such as an endless list, is cut there. */
export const highest = 4_000;

/** A sheet grows with the page, and a list loads more: neither is done in one step. */
const steps = 6;

/**
 * Makes the page so high that it hides nothing below its edge, or as high as `highest`.
 *
 * @param settle waits until the page is still after its height has changed
 */
export async function growToContent(page: Page, settle: () => Promise<void>): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const setHeight = async (wanted: number) => {
    await page.setViewportSize({ width, height: wanted });
    await settle();
    return page.evaluate(measure);
  };
  let shown = height;
  let tried = height;
  let before = await page.evaluate(measure);
  for (let step = 0; step < steps; step++) {
    const wanted = Math.min(highest, shown + before.hidden);
    if (wanted === shown) return;
    const after = await setHeight(wanted);
    const isKnown = after.elements === before.elements || wanted === tried;
    tried = wanted;
    // A list that has drawn more rows had only guessed how high they are: it is asked again, now that it knows.
    shown = isKnown ? wanted : height;
    before = isKnown ? after : await setHeight(height);
  }
  if (shown !== tried) await setHeight(tried);
}

/** In the page: how much higher it has to be to show all of it and of what lies above it, and how much is drawn. */
function measure(): { hidden: number; elements: number } {
  const { scrollHeight } = document.documentElement;
  const above = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].flatMap((dialog) => [
    dialog,
    ...dialog.querySelectorAll('*'),
  ]);
  const scrolled = above
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .map((element) => element.scrollHeight - element.clientHeight);
  // A sheet takes nine tenths of the page at most.
  const hidden = Math.max(
    0,
    scrollHeight - innerHeight,
    ...scrolled.map((height) => Math.ceil(height / 0.9)),
  );
  return { hidden, elements: document.querySelectorAll('body *').length };
}
