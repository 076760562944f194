import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved, type WatchlistChange, withChange } from './watchlistChange';

const list = ['a', 'b', 'c'];

it.each<[string, WatchlistChange, string[]]>([
  ['a new star is first', { kind: 'add', symbol: 'n' }, ['n', 'a', 'b', 'c']],
  ['starring twice changes nothing', { kind: 'add', symbol: 'b' }, list],
  ['a star is removed', { kind: 'remove', symbol: 'b' }, ['a', 'c']],
  ['removing a missing star changes nothing', { kind: 'remove', symbol: 'n' }, list],
  ['stars are sorted', { kind: 'sort', symbols: ['c', 'a', 'b'] }, ['c', 'a', 'b']],
  ['stars missing from the new order stay first', { kind: 'sort', symbols: ['c', 'a'] }, ['b', 'c', 'a']],
  ['a new order adds no stars', { kind: 'sort', symbols: ['n', 'c', 'b', 'a'] }, ['c', 'b', 'a']],
])('%s', (_, change, after) => {
  expect(withChange(list, change)).toEqual(after);
});

it('undoing a removal restores the list', () => {
  for (const symbol of list) {
    const removed = withChange(list, { kind: 'remove', symbol });
    expect(withChange(removed, { kind: 'restore', symbol, symbols: list })).toEqual(list);
  }
});

it('later stars stay in front of a restored one', () => {
  expect(withChange(['n', 'a', 'c'], { kind: 'restore', symbol: 'b', symbols: list })).toEqual([
    'n',
    ...list,
  ]);
});

it('applying a change twice equals applying it once', () => {
  const symbol = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const symbols = fc.uniqueArray(symbol);
  const change: fc.Arbitrary<WatchlistChange> = fc.oneof(
    fc.record({ kind: fc.constantFrom('add', 'remove'), symbol }),
    fc.record({ kind: fc.constant('sort'), symbols }),
    fc.record({ kind: fc.constant('restore'), symbol, symbols }),
  ) as fc.Arbitrary<WatchlistChange>;
  fc.assert(
    fc.property(symbols, change, (before, each) => {
      const after = withChange(before, each);
      expect(withChange(after, each)).toEqual(after);
      expect(new Set(after).size).toBe(after.length);
    }),
  );
});

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, list],
])('an item moves from %i to %i', (from, to, after) => {
  expect(moved(list, from, to)).toEqual(after);
});
