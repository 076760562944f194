import { waitFor, within } from 'storybook/test';

/** What every row of an endless list says, top down: those that are drawn only as they come into sight, too. */
export async function rowTexts(list: HTMLElement): Promise<string[]> {
  const [first] = await within(list).findAllByRole('listitem');
  const total = Number(first?.getAttribute('aria-setsize'));
  const texts: string[] = [];
  for (let place = 1; place <= total; place++) {
    const row = await waitFor(() => {
      const found = list.querySelector(`[aria-posinset="${place}"]`);
      if (!found) throw new Error(`row ${place} of ${total} is not there`);
      return found;
    });
    texts.push(row.textContent ?? '');
    // The next ones are drawn now.
    row.scrollIntoView();
  }
  window.scrollTo(0, 0);
  return texts;
}
