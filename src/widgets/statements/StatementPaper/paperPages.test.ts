import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PaperTable, paperPages } from './paperPages';

const table = (title: string, count: number): PaperTable => ({
  title,
  columns: [{ title: 'No.' }],
  rows: Array.from({ length: count }, (_, place) => [`${title} ${place}`]),
});
const counts = (tables: readonly PaperTable[]) =>
  paperPages(tables).map((page) => page.map(({ title, rows }) => `${title} ${rows.length}`));

test('tables follow each other on a page, and go on on the next one', () => {
  expect(counts([])).toEqual([[]]);
  expect(counts([table('A', 0)])).toEqual([['A 0']]);
  expect(counts([table('A', 20)])).toEqual([['A 20']]);
  expect(counts([table('A', 21)])).toEqual([['A 20'], ['A 1']]);
  expect(counts([table('A', 3), table('B', 46)])).toEqual([['A 3', 'B 15'], ['B 24'], ['B 7']]);
});

test('a table does not begin where there is no room for two of its rows', () => {
  expect(counts([table('A', 17), table('B', 2)])).toEqual([['A 17'], ['B 2']]);
  expect(counts([table('A', 16), table('B', 2)])).toEqual([['A 16', 'B 2']]);
});

test('every row is on one page, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 90 }), { maxLength: 5 }), (sizes) => {
      const tables = sizes.map((size, place) => table(`T${place}`, size));
      const printed = paperPages(tables).flatMap((page) => page.flatMap(({ rows }) => rows));
      expect(printed).toEqual(tables.flatMap(({ rows }) => rows));
    }),
  );
});
