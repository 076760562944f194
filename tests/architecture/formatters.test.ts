import { expect, test } from 'vitest';
import { figureTable } from '../../stories/reference/formats/figureTable';
import { type Source, sourcesIn } from './sources';

const sources = [...sourcesIn('src'), ...sourcesIn('stories/reference/formats')];

/** Names of all formatters: exported functions of `src/format` that begin with `format` or `shorten`. */
const formatters = sourcesIn('src/format')
  .flatMap(({ text }) => [...text.matchAll(/^export function ((?:format|shorten)\w+)/gm)])
  .map(([, name = '']) => name)
  .sort();

/** Names that these files import from `src/format`. */
const imported = (isOne: (file: Source) => boolean): ReadonlySet<string> =>
  new Set(
    sources
      .filter(isOne)
      .flatMap(({ text }) => [...text.matchAll(/^import \{([^}]*)\} from '[^']*\/format\/\w+'/gm)])
      .flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  );
const onScreens = imported(({ path }) => path.startsWith('src/') && !path.startsWith('src/format/'));
const inCatalogue = imported(({ path }) => path.endsWith('.stories.tsx'));

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
