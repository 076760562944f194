import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figureTable } from '../../stories/reference/formats/figureTable';
import { projectSourceTree, type SourceFile } from './sourceTree';

const files = [...projectSourceTree().values()];

/** Names of all formatters: exported functions of `src/format` that begin with `format` or `shorten`. */
const formatters = readdirSync('src/format')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(`src/format/${file}`, 'utf8'))
  .flatMap((text) => [...text.matchAll(/^export function ((?:format|shorten)\w+)/gm)])
  .map(([, name = '']) => name)
  .sort();

/** Names that these files import from `src/format`. */
const imported = (isOne: (file: SourceFile) => boolean): ReadonlySet<string> =>
  new Set(
    files
      .filter(isOne)
      .flatMap(({ imports }) => imports)
      .filter(({ target, typeOnly }) => target.startsWith('src/format/') && !typeOnly)
      .flatMap(({ names }) => names),
  );
const onScreens = imported(({ path }) => path.startsWith('src/') && !path.startsWith('src/format/'));
const inCatalogue = imported(({ path }) => /^stories\/reference\/formats\/.*\.stories\.tsx$/.test(path));

test('the table of figures names exactly the existing formatters', () => {
  const named = figureTable.flatMap(({ formats }) => formats.map(({ formatter }) => formatter));
  expect([...new Set(named)].sort()).toEqual(formatters);
});

test('the app uses every formatter', () => {
  expect(formatters.filter((name) => !onScreens.has(name))).toEqual([]);
});

test('the catalogue shows every formatter', () => {
  expect(formatters.filter((name) => !inCatalogue.has(name))).toEqual([]);
});
