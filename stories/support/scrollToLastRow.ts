import { expect, waitFor } from 'storybook/test';

/**
 * Scrolls a paged list until all of its pages are loaded and its last row is drawn, and returns that row. A list draws
 * the rows in sight only, some frames after the page has scrolled.
 */
export async function scrollToLastRow(list: HTMLElement): Promise<HTMLElement> {
  return waitFor(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = [...list.querySelectorAll<HTMLElement>('[aria-posinset]')].at(-1);
    const size = last?.getAttribute('aria-setsize') ?? null;
    await expect(size).toMatch(/^\d+$/);
    await expect(last).toHaveAttribute('aria-posinset', size);
    return last as HTMLElement;
  });
}
