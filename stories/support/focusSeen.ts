import { expect, waitFor } from 'storybook/test';

/** Expects an element to have the focus and to be in sight: nothing lies over it, such as the buttons of a sheet. */
export async function focusSeen(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).toHaveFocus());
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (const y of [top + 2, bottom - 2]) {
    const there = document.elementFromPoint((left + right) / 2, y);
    await expect(element).toContainElement(there as HTMLElement | null);
  }
}
