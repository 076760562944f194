import type { Page } from 'playwright';

/** Maximum height of a picture, in css px. Longer pages, such as endless lists, are cut. */
export const maxHeight = 4_000;

/** Maximum steps: sheets grow with the page, and lists load more rows. */
const steps = 6;

/**
 * Makes the page high enough to show all content, up to `maxHeight`.
 *
 * @param settle waits until the page is stable after a change of its height
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
    const wanted = Math.min(maxHeight, shown + before.hidden);
    if (wanted === shown) return;
    const after = await setHeight(wanted);
    const isKnown = after.elements === before.elements || wanted === tried;
    tried = wanted;
    // A virtual list has estimated the height of new rows, so it is measured again.
    shown = isKnown ? wanted : height;
    before = isKnown ? after : await setHeight(height);
  }
  if (shown !== tried) await setHeight(tried);
}

/** Runs in the page: missing height to show all content, dialogs included, and number of elements. */
function measure(): { hidden: number; elements: number } {
  const { scrollHeight } = document.documentElement;
  const above = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].flatMap((dialog) => [
    dialog,
    ...dialog.querySelectorAll('*'),
  ]);
  const scrolled = above
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .map((element) => element.scrollHeight - element.clientHeight);
  // A sheet takes at most 90 % of the page.
  const hidden = Math.max(
    0,
    scrollHeight - innerHeight,
    ...scrolled.map((height) => Math.ceil(height / 0.9)),
  );
  return { hidden, elements: document.querySelectorAll('body *').length };
}
