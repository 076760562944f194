import { expect, waitFor, within } from 'storybook/test';
import type { Context } from './context';
import { storyText } from './storyText';

/** The value beside a label in a list of facts. */
export function factOf(root: HTMLElement, label: string): HTMLElement {
  const term = within(root)
    .getAllByRole('term')
    .find(({ textContent }) => textContent === label);
  const fact = term?.nextElementSibling;
  if (!(fact instanceof HTMLElement)) throw new Error(`there is no fact called ${label}`);
  return fact;
}

/** The line of a list that begins with a label. */
export function lineOf(root: HTMLElement, label: string): HTMLElement {
  const line = within(root)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.startsWith(label));
  if (!line) throw new Error(`there is no line called ${label}`);
  return line;
}

/** `factOf` of a part that may still be loading. */
export const findFact = (root: HTMLElement, label: string): Promise<HTMLElement> =>
  waitFor(() => factOf(root, label));

/** Expects the fact that says when a purchase can be closed: its value and the note below it, or no note. */
export async function expectLock(
  context: Pick<Context, 'loaded'>,
  root: HTMLElement,
  value: string,
  note?: string,
): Promise<void> {
  const label = storyText(context)('trade:lock.label');
  await waitFor(() => expect(factOf(root, label)).toHaveTextContent(value));
  const below = factOf(root, label).nextElementSibling;
  if (note === undefined) await expect(below).toBeNull();
  else await expect(below).toHaveTextContent(note);
}

/** Expects the total of the closing fees and the break-even price of a purchase. */
export async function expectClosing(
  context: Pick<Context, 'loaded'>,
  root: HTMLElement,
  { fees, breakEven }: { fees: string; breakEven: string },
): Promise<void> {
  const t = storyText(context);
  await waitFor(() => expect(factOf(root, t('trade:cost.closingTotal'))).toHaveTextContent(fees));
  await expect(factOf(root, t('trade:cost.breakEven'))).toHaveTextContent(breakEven);
}

/** Texts of all rows of a virtual list, from the top. It scrolls, because rows outside the window are not rendered. */
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
    // Renders the next rows.
    row.scrollIntoView();
  }
  window.scrollTo(0, 0);
  return texts;
}
