import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GroupChange,
  groupNameProblem,
  groupOf,
  type WatchlistGroup,
  withGroupChange,
  withPartInOrder,
} from './watchlistGroups';

const banks: WatchlistGroup = { id: 'b', name: 'Banks', symbols: ['1', '2'] };
const chips: WatchlistGroup = { id: 'c', name: 'Chips', symbols: ['3'] };
const groups = [banks, chips];

describe('a change to the groups', () => {
  it.each<[string, GroupChange, WatchlistGroup[]]>([
    ['make', { kind: 'make', id: 'd', name: 'D' }, [banks, chips, { id: 'd', name: 'D', symbols: [] }]],
    ['make again', { kind: 'make', id: 'b', name: 'D' }, groups],
    ['rename', { kind: 'rename', id: 'c', name: 'IT' }, [banks, { ...chips, name: 'IT' }]],
    ['delete', { kind: 'delete', id: 'b' }, [chips]],
    ['delete again', { kind: 'delete', id: 'x' }, groups],
    ['order', { kind: 'order', ids: ['c', 'b'] }, [chips, banks]],
    ['order, with a new group of another device', { kind: 'order', ids: ['b'] }, [chips, banks]],
    [
      'move to another group',
      { kind: 'move', symbol: '1', id: 'c' },
      [
        { ...banks, symbols: ['2'] },
        { ...chips, symbols: ['3', '1'] },
      ],
    ],
    ['move out', { kind: 'move', symbol: '3', id: null }, [banks, { ...chips, symbols: [] }]],
    ['move into a group that is gone', { kind: 'move', symbol: '1', id: 'x' }, groups],
    [
      'bring back, without a stock that has moved',
      { kind: 'bringBack', group: { id: 'd', name: 'D', symbols: ['3', '4'] }, place: 1 },
      [banks, { id: 'd', name: 'D', symbols: ['4'] }, chips],
    ],
    ['bring back again', { kind: 'bringBack', group: banks, place: 0 }, groups],
  ])('%s', (_, change, expected) => {
    expect(withGroupChange(groups, change)).toEqual(expected);
  });

  it('never puts a stock into two groups, and has no effect when it is repeated', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const symbol = fc.constantFrom('1', '2', '3');
    const change: fc.Arbitrary<GroupChange> = fc.oneof(
      fc.record({ kind: fc.constant('make' as const), id, name: fc.string() }),
      fc.record({ kind: fc.constant('delete' as const), id }),
      fc.record({ kind: fc.constant('order' as const), ids: fc.uniqueArray(id) }),
      fc.record({ kind: fc.constant('move' as const), symbol, id: fc.option(id) }),
      fc.record({ kind: fc.constant('bringBack' as const), group: fc.constant(banks), place: fc.nat(3) }),
    );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const all = changes.reduce<WatchlistGroup[]>(withGroupChange, []);
        const symbols = all.flatMap((group) => group.symbols);
        expect(new Set(symbols).size).toBe(symbols.length);
        expect(new Set(all.map((group) => group.id)).size).toBe(all.length);
        const last = changes.at(-1);
        if (last) expect(withGroupChange(all, last)).toEqual(all);
      }),
    );
  });
});

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['x'.repeat(12), undefined],
  ['x'.repeat(13), 'tooLong'],
  ['銀'.repeat(12), undefined],
  [' Banks ', 'taken'],
  ['Bank', undefined],
])('the name %j is %s', (name, problem) => {
  expect(groupNameProblem(name, groups)).toBe(problem);
});

it('finds the group of a stock', () => {
  expect(groupOf(groups, '3')).toBe(chips);
  expect(groupOf(groups, '4')).toBeUndefined();
});

it.each([
  [
    ['c', 'a'],
    ['c', 'b', 'a', 'd'],
  ],
  [
    ['d', 'b', 'a'],
    ['d', 'b', 'c', 'a'],
  ],
  [
    ['x', 'b'],
    ['a', 'b', 'c', 'd'],
  ],
  [[], ['a', 'b', 'c', 'd']],
])('a part in the order %j', (part, expected) => {
  expect(withPartInOrder(['a', 'b', 'c', 'd'], part)).toEqual(expected);
});
