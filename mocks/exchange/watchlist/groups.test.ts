import { expect, test } from 'vitest';
import { testExchange } from '../testExchange';
import { groupsOf, saveGroups } from './groups';
import { addToWatchlist, removeFromWatchlist } from './watchlist';

function memberWithStars() {
  const { open, member } = testExchange();
  const exchange = open('10:00');
  const [first = '', second = ''] = exchange.market.listings
    .filter((listing) => listing.exchange === 'EAST')
    .map(({ symbol }) => symbol);
  for (const symbol of [first, second]) addToWatchlist(exchange, member, 'EAST', symbol);
  return { member, first, second };
}

test('groups keep their order and the stocks of the watchlist', () => {
  const { member, first, second } = memberWithStars();
  expect(groupsOf(member)).toEqual([]);
  saveGroups(member, [
    { id: 'b', name: ' Banks ', symbols: [first, '9999.E'] },
    { id: 'a', name: 'Later', symbols: [second] },
  ]);
  expect(groupsOf(member)).toEqual([
    { id: 'b', name: 'Banks', symbols: [first] },
    { id: 'a', name: 'Later', symbols: [second] },
  ]);
  removeFromWatchlist(member, 'EAST', second);
  expect(groupsOf(member)[1]?.symbols).toEqual([]);
  saveGroups(member, []);
  expect(groupsOf(member)).toEqual([]);
});

test.each<[string, (first: string) => { id: string; name: string; symbols: string[] }[]]>([
  ['an empty name', () => [{ id: 'a', name: ' ', symbols: [] }]],
  ['a long name', () => [{ id: 'a', name: '銀'.repeat(13), symbols: [] }]],
  [
    'a name twice',
    () => [
      { id: 'a', name: 'x', symbols: [] },
      { id: 'b', name: ' x', symbols: [] },
    ],
  ],
  [
    'an id twice',
    () => [
      { id: 'a', name: 'x', symbols: [] },
      { id: 'a', name: 'y', symbols: [] },
    ],
  ],
  [
    'a stock twice',
    (first) => [
      { id: 'a', name: 'x', symbols: [first] },
      { id: 'b', name: 'y', symbols: [first] },
    ],
  ],
  [
    'eleven groups',
    () => Array.from({ length: 11 }, (_, place) => ({ id: `${place}`, name: `${place}`, symbols: [] })),
  ],
])('%s is refused and changes nothing', (_, groups) => {
  const { member, first } = memberWithStars();
  const kept = [{ id: 'k', name: 'Kept', symbols: [first] }];
  saveGroups(member, kept);
  expect(() => saveGroups(member, groups(first))).toThrow('parameterError');
  expect(groupsOf(member)).toEqual(kept);
});
