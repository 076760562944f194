import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = ['src', 'mocks', 'reference', 'stories', 'tests', 'scripts', 'bench', '.storybook'];

/** One number, or several with commas, `and` or `to`. */
const list = String.raw`(\d+(?:(?:,| and|, and| to) \d+)*)`;
const citing = {
  decisions: new RegExp(String.raw`\bdecisions? ${list}`, 'gi'),
  sections: new RegExp(
    String.raw`\bspecification(?:'s)?(?: [a-z]+)?,? \(?(?:section )?${list}|\bsections? ${list} of the specification`,
    'gi',
  ),
};

/** Numbers that a text cites, also across the lines of a comment. */
const numbersIn = (text: string, pattern: RegExp): number[] =>
  [...text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ').matchAll(pattern)].flatMap(
    ([cited]) => cited.match(/\d+/g)?.map(Number) ?? [],
  );

const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !path.endsWith('citations.test.ts'));
const texts = files.map((path) => readFileSync(path, 'utf8'));
const cited = (pattern: RegExp) => new Set(texts.flatMap((text) => numbersIn(text, pattern)));

const records = readdirSync('docs/decisions')
  .filter((name) => /^\d{4}-/.test(name))
  .map((name) => ({
    number: parseInt(name, 10),
    successor: /^Superseded by \[(\d+)\]\(\1-/m.exec(
      readFileSync(`docs/decisions/${name}`, 'utf8').replace(/\]\(0+/g, ']('),
    )?.[1],
  }));
/** Never used. */
const gaps = [1, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 45, 46, 47, 48, 49, 50, 51];

it('code cites exactly the decisions of docs/decisions that are not superseded', () => {
  expect([...cited(citing.decisions)].toSorted((a, b) => a - b)).toEqual(
    records.filter(({ successor }) => !successor).map(({ number }) => number),
  );
});

it('no decision was deleted', () => {
  const last = Math.max(...records.map(({ number }) => number));
  const used = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => !gaps.includes(number),
  );
  expect(records.map(({ number }) => number)).toEqual(used);
});

it('the successor of a superseded decision is a later one', () => {
  const numbers = records.map(({ number }) => number);
  for (const { number, successor } of records.filter(({ successor }) => successor)) {
    expect(numbers).toContain(Number(successor));
    expect(Number(successor)).toBeGreaterThan(number);
  }
});

it('the next unused number of the decisions follows the last record', () => {
  const last = Math.max(...readdirSync('docs/decisions').map((name) => parseInt(name, 10) || 0));
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  expect(index).toContain(`The next unused number is ${last + 1}.`);
});

it('every cited section is in the specification', () => {
  const specification = readFileSync('docs/specification.md', 'utf8');
  const sections = [...specification.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
  expect([...cited(citing.sections)].filter((number) => !sections.includes(number))).toEqual([]);
});

it('citations are found in lists and across lines', () => {
  expect(numbersIn('/** See decisions 5, 7\n * and 9. */', citing.decisions)).toEqual([5, 7, 9]);
  expect(numbersIn('(specification 3), section 12 of the specification', citing.sections)).toEqual([3, 12]);
});
