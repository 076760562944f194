import { expect, within } from 'storybook/test';
import { languages } from '../../../src/i18n/language';

/** Expects the row of each input, written as code, to show this output in all locales. */
export async function expectOutputs(canvasElement: HTMLElement, expected: Record<string, string>) {
  for (const [input, output] of Object.entries(expected)) {
    const rows = within(canvasElement).getAllByRole('row');
    const row = rows.find((candidate) => candidate.querySelector('th[scope="row"]')?.textContent === input);
    const cells = Array.from(row?.querySelectorAll('td') ?? [], (cell) => cell.textContent);
    await expect(cells, input).toEqual(languages.map(() => output));
  }
}
