import { expect, it } from 'vitest';
import { maxSeenStocks, withSeen } from './seenStocks';

it.each([
  [[], ['a']],
  [['b'], ['a', 'b']],
  [
    ['b', 'a', 'c'],
    ['a', 'b', 'c'],
  ],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
])('puts a stock before %j once', (seen, expected) => {
  expect(withSeen(seen, 'a')).toEqual(expected);
});

it('drops the oldest stock', () => {
  const full = Array.from({ length: maxSeenStocks }, (_, place) => String(place));
  expect(withSeen(full, 'a')).toEqual(['a', ...full.slice(0, -1)]);
});
