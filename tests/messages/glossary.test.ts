import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../src/i18n/locales/shownTexts';

/** The table of areas in the glossary: one row for each, with its names in Japanese and Chinese. */
const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| `\w+` \| .* \| .* \| .* \| .* \|$/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, area = '', , jp = '', tw = '']) => ({ area: area.replaceAll('`', ''), jp, tw }));

const texts = {
  jp: [...textsOf('jp').values()],
  tw: [...textsOf('tw').values()],
};

const namesIn = (cell: string) => (cell === '—' ? [] : cell.split(/[、・，]/));

describe('the glossary of areas', () => {
  it('has the areas of the project', () => {
    expect(rows.length).toBeGreaterThan(20);
  });

  it.each(rows)('names $area as the interface does', ({ jp, tw }) => {
    for (const [language, cell] of [
      ['jp', jp],
      ['tw', tw],
    ] as const)
      for (const name of namesIn(cell))
        expect(
          texts[language].some((text) => text.includes(name)),
          `${language}: ${name}`,
        ).toBe(true);
  });
});
