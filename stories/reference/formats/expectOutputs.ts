import { expect, within } from 'storybook/test';
import { type Language, languages } from '../../../src/i18n/language';

/** Expects the outputs for each input, written as code: one output for all locales, or one for each. */
export async function expectOutputs(
  canvasElement: HTMLElement,
  expected: Record<string, string | Record<Language, string>>,
) {
  const groups = await within(canvasElement).findAllByRole('rowgroup');
  for (const [input, output] of Object.entries(expected)) {
    const group = groups.find((candidate) => candidate.querySelector('th')?.textContent === input);
    const outputs = Array.from(group?.querySelectorAll('td') ?? [], (cell) => cell.textContent);
    const expected = languages.map((language) => (typeof output === 'string' ? output : output[language]));
    await expect(outputs, input).toEqual(expected);
  }
}
