import { beforeEach, expect, it } from 'vitest';
import { memoryStorage, page } from '../../tests/page';
import { clearSeenStocks, keepSeenStocks, seenStocksIn, seenStocksText } from './seenStocks';
import { signIn, signOut } from './session';

const owner = '9012345678';
const own = () => seenStocksIn(seenStocksText(), owner);

beforeEach(() => {
  page.localStorage = memoryStorage();
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  signIn({ token: 't', account: owner, isAdmin: null });
});

it('keeps the stocks of their member', () => {
  expect(own()).toEqual([]);
  keepSeenStocks(owner, ['1001.E', '1002.W']);
  expect(own()).toEqual(['1001.E', '1002.W']);
  expect(seenStocksIn(seenStocksText(), '9012345679')).toEqual([]);
});

it('removes them at the sign-out and when asked to', () => {
  keepSeenStocks(owner, ['1001.E']);
  signOut();
  expect(seenStocksText()).toBeNull();
  keepSeenStocks(owner, ['1001.E']);
  clearSeenStocks();
  expect(seenStocksText()).toBeNull();
  keepSeenStocks(owner, ['1001.E']);
  keepSeenStocks(owner, []);
  expect(seenStocksText()).toBeNull();
});

it.each([null, '', '{', 'null', '[]', '"1001.E"', '{"owner":"9012345678"}'])(
  'reads nothing in %s',
  (text) => {
    expect(seenStocksIn(text, owner)).toEqual([]);
  },
);

it('leaves out entries that are no strings', () => {
  expect(seenStocksIn(JSON.stringify({ owner, symbols: [1, '1001.E', null] }), owner)).toEqual(['1001.E']);
});
