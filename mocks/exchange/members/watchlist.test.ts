import { expect, test } from 'vitest';
import { stage, tradedListing } from '../stage';
import { sortStars, unwatch, watch, watchedSymbols } from './watchlist';

test('stars are kept by exchange, the latest first, each once', () => {
  const { open, member } = stage();
  const exchange = open('10:00');
  const [first, second] = exchange.market.listings.filter((listing) => listing.exchange === 'EAST');
  const west = exchange.market.listings.find((listing) => listing.exchange === 'WEST');
  if (!first || !second || !west) throw new Error('too few listings');
  for (const { symbol } of [first, second, first]) watch(exchange, member, 'EAST', symbol);
  watch(exchange, member, 'WEST', west.symbol);
  expect(watchedSymbols(member, 'EAST')).toEqual([second.symbol, first.symbol]);
  expect(watchedSymbols(member, 'WEST')).toEqual([west.symbol]);
  unwatch(member, 'EAST', second.symbol);
  unwatch(member, 'NORTH', second.symbol);
  expect(watchedSymbols(member, 'EAST')).toEqual([first.symbol]);
});

test('a stock is starred on its own exchange only', () => {
  const { open, member } = stage();
  const exchange = open('10:00');
  const { symbol } = tradedListing(exchange);
  expect(() => watch(exchange, member, '__proto__', symbol)).toThrow('productMissing');
});

test('stars stand as their member has sorted them, with new ones in front', () => {
  const { open, member } = stage();
  const exchange = open('10:00');
  const [a = '', b = '', c = '', d = ''] = exchange.market.listings
    .filter((listing) => listing.exchange === 'EAST')
    .map(({ symbol }) => symbol);
  for (const symbol of [a, b, c]) watch(exchange, member, 'EAST', symbol);
  sortStars(member, 'EAST', [b, a, c]);
  watch(exchange, member, 'EAST', d);
  expect(watchedSymbols(member, 'EAST')).toEqual([d, b, a, c]);
  sortStars(member, 'EAST', [c, a]);
  expect(watchedSymbols(member, 'EAST')).toEqual([d, b, c, a]);
});

test.each([
  ['what is not starred', ['9999.E']],
  ['a star twice', ['first', 'first']],
])('sorting %s is refused and changes nothing', (_, names) => {
  const { open, member } = stage();
  const exchange = open('10:00');
  const first = exchange.market.listings.find((listing) => listing.exchange === 'EAST')?.symbol ?? '';
  watch(exchange, member, 'EAST', first);
  const symbols = names.map((name) => (name === 'first' ? first : name));
  expect(() => sortStars(member, 'EAST', symbols)).toThrow('parameterError');
  expect(watchedSymbols(member, 'EAST')).toEqual([first]);
});
