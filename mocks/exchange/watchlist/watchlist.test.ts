import { expect, test } from 'vitest';
import { testExchange, tradedListing } from '../testExchange';
import { addToWatchlist, removeFromWatchlist, sortWatchlist, watchlistSymbols } from './watchlist';

test('the watchlist is stored by exchange, latest first, without duplicates', () => {
  const { open, member } = testExchange();
  const exchange = open('10:00');
  const [first, second] = exchange.market.listings.filter((listing) => listing.exchange === 'EAST');
  const west = exchange.market.listings.find((listing) => listing.exchange === 'WEST');
  if (!first || !second || !west) throw new Error('too few listings');
  for (const { symbol } of [first, second, first]) addToWatchlist(exchange, member, 'EAST', symbol);
  addToWatchlist(exchange, member, 'WEST', west.symbol);
  expect(watchlistSymbols(member, 'EAST')).toEqual([second.symbol, first.symbol]);
  expect(watchlistSymbols(member, 'WEST')).toEqual([west.symbol]);
  removeFromWatchlist(member, 'EAST', second.symbol);
  removeFromWatchlist(member, 'NORTH', second.symbol);
  expect(watchlistSymbols(member, 'EAST')).toEqual([first.symbol]);
});

test('a stock can be added on its own exchange only', () => {
  const { open, member } = testExchange();
  const exchange = open('10:00');
  const { symbol } = tradedListing(exchange);
  expect(() => addToWatchlist(exchange, member, '__proto__', symbol)).toThrow('productMissing');
});

test('the watchlist keeps the member’s order, with new stocks in front', () => {
  const { open, member } = testExchange();
  const exchange = open('10:00');
  const [a = '', b = '', c = '', d = ''] = exchange.market.listings
    .filter((listing) => listing.exchange === 'EAST')
    .map(({ symbol }) => symbol);
  for (const symbol of [a, b, c]) addToWatchlist(exchange, member, 'EAST', symbol);
  sortWatchlist(member, 'EAST', [b, a, c]);
  addToWatchlist(exchange, member, 'EAST', d);
  expect(watchlistSymbols(member, 'EAST')).toEqual([d, b, a, c]);
  sortWatchlist(member, 'EAST', [c, a]);
  expect(watchlistSymbols(member, 'EAST')).toEqual([d, b, c, a]);
});

test.each([
  ['a symbol that is not on the list', ['9999.E']],
  ['a star twice', ['first', 'first']],
])('sorting %s is refused and changes nothing', (_, names) => {
  const { open, member } = testExchange();
  const exchange = open('10:00');
  const first = exchange.market.listings.find((listing) => listing.exchange === 'EAST')?.symbol ?? '';
  addToWatchlist(exchange, member, 'EAST', first);
  const symbols = names.map((name) => (name === 'first' ? first : name));
  expect(() => sortWatchlist(member, 'EAST', symbols)).toThrow('parameterError');
  expect(watchlistSymbols(member, 'EAST')).toEqual([first]);
});
