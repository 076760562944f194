import { expect, within } from 'storybook/test';
import { languages } from '../../../src/i18n/language';

/** Expects the outputs under each input, written as code, to be this text in all locales. */
export async function expectOutputs(canvasElement: HTMLElement, expected: Record<string, string>) {
  const groups = await within(canvasElement).findAllByRole('rowgroup');
  for (const [input, output] of Object.entries(expected)) {
    const group = groups.find((candidate) => candidate.querySelector('th')?.textContent === input);
    const outputs = Array.from(group?.querySelectorAll('td') ?? [], (cell) => cell.textContent);
    await expect(outputs, input).toEqual(languages.map(() => output));
  }
}
