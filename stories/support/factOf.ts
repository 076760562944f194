import { within } from 'storybook/test';

/** What stands beside a label in a list of facts. */
export function factOf(root: HTMLElement, label: string): HTMLElement {
  const term = within(root)
    .getAllByRole('term')
    .find(({ textContent }) => textContent === label);
  const fact = term?.nextElementSibling;
  if (!(fact instanceof HTMLElement)) throw new Error(`there is no fact called ${label}`);
  return fact;
}
