import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchForm } from './searchForm';
import { maxSearches, withoutSearch, withSearch } from './searchHistory';

it('the newest search is first', () => {
  expect(withSearch(['1001'], '霧乃帆')).toEqual(['霧乃帆', '1001']);
});

it.each([
  ['in wide characters', '１００１', ['1001', 'きりのほ']],
  ['in narrow katakana', 'ｷﾘﾉﾎ', ['キリノホ', '1001']],
  ['with spaces', ' きり のほ', ['きり のほ', '1001']],
])('a repeated search, %s, moves to the front', (_, typed, history) => {
  expect(withSearch(['1001', 'きりのほ'], typed)).toEqual(history);
});

it.each(['', '  ', '・'])('an empty search is not stored: %j', (typed) => {
  expect(withSearch(['1001'], typed)).toEqual(['1001']);
});

it('a search can be removed', () => {
  expect(withoutSearch(['1001', '霧乃帆', '1002'], '霧乃帆')).toEqual(['1001', '1002']);
  expect(withoutSearch(['1001'], '9999')).toEqual(['1001']);
});

it('the history has no duplicates and keeps the newest searches', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'aAａ1１きキｷ '), maxLength: 4 });
  fc.assert(
    fc.property(fc.array(typed, { maxLength: 60 }), (searches) => {
      const history = searches.reduce<string[]>(withSearch, []);
      const forms = history.map(searchForm);
      const newestFirst = [...new Set(searches.map(searchForm).toReversed())].filter((form) => form !== '');
      expect(forms).toEqual(newestFirst.slice(0, maxSearches));
    }),
  );
});
