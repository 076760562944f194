import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../src/i18n/locales/shownTexts';

/** The table of areas in the glossary: one row for each, with its names in Japanese and Chinese. */
const glossary = readFileSync('docs/glossary.md', 'utf8').split('\n');
const rows = glossary
  .filter((line) => /^\| `\w+` \| .* \| .* \| .* \| .* \|$/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, area = '', , jp = '', tw = '']) => ({ area: area.replaceAll('`', ''), jp, tw }));

const texts = {
  jp: [...textsOf('jp').values()],
  tw: [...textsOf('tw').values()],
};

const namesIn = (cell: string) => (cell === '—' ? [] : cell.split(/[、・，]/));

/** Arithmetic, request ids and random members of the exchange, and the declared states of the stories. */
const ofNoArea = new Set(['arithmetic', 'requests', 'simulation', 'states']);

describe('the glossary of areas', () => {
  it('has the areas of the project', () => {
    expect(rows.length).toBeGreaterThan(20);
  });

  it.each([
    'src/domain',
    'src/widgets',
    'src/screens',
    'mocks/exchange',
    'stories/screens',
    'stories/widgets',
  ])('names the folders of %s', (layer) => {
    const folders = readdirSync(layer, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
      .map(({ name }) => name);
    const areas = new Set(rows.map(({ area }) => area));
    expect(folders.filter((folder) => !areas.has(folder) && !ofNoArea.has(folder))).toEqual([]);
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

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The table of terms: what they name, the term, and the key and words of our text. */
const terms = glossary
  .filter((line) => /^\| (?:product|screen|tab of|status of|bottom menu)/.test(line))
  .map(cellsOf)
  .map(([of = '', term = '', key = '', ...words]) => ({ of, term, key: key.replaceAll('`', ''), words }));

const specification = readFileSync('docs/specification.md', 'utf8');

/** Lines of the specification between two texts. */
const linesBetween = (from: string, to: string) =>
  specification
    .slice(specification.indexOf(from), specification.indexOf(to))
    .split('\n')
    .slice(1)
    .filter((line) => /^(?:- |\| (?!status of|screen))/.test(line));

const screens = linesBetween('| screen | what it does |', 'Which label belongs').map(cellsOf);
const statuses = linesBetween('| status of | values |', 'Three rules follow').map(cellsOf);

/** Every product, screen, tab and status of the specification. */
const specified = [
  ...linesBetween('The product offers:', 'The interface has three').map((line) => ['product', line.slice(2)]),
  ...screens.flatMap(([names = '']) => names.split(', ').map((name) => ['screen', name])),
  ...screens.flatMap(([name, functions = '']) =>
    functions.startsWith('tabs ')
      ? functions
          .slice('tabs '.length)
          .split(/, | and /)
          .map((tab) => [`tab of ${name}`, tab])
      : [],
  ),
  ...statuses.flatMap(([of, values = '']) => values.split(', ').map((value) => [`status of ${of}`, value])),
];

describe('the glossary of the specification', () => {
  it('has every product, screen, tab and status', () => {
    expect(specified.length).toBeGreaterThan(90);
    const missing = specified.filter(
      ([of, term]) => !terms.some((row) => row.of === of && row.term === term),
    );
    expect(missing).toEqual([]);
  });

  it.each(terms.filter(({ key }) => key !== 'none'))('$of: $term is called as in $key', ({ key, words }) => {
    expect(words).toEqual((['en', 'tw', 'jp'] as const).map((language) => textsOf(language).get(key)));
  });
});
