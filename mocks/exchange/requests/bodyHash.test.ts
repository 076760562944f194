import { expect, test } from 'vitest';
import { bodyHash } from './bodyHash';

const order = { symbol: '1001.W', lots: '1', limitPrice: null, terms: { side: 'long', leverage: 2 } };

test.each([
  ['its fields in another order', { lots: '1', terms: { leverage: 2, side: 'long' }, symbol: '1001.W' }],
  ['null for a missing field', { ...order, note: null }],
])('a body is the same with %s', (_, body) => {
  expect(bodyHash(body)).toBe(bodyHash(order));
});

test.each([
  ['value', { ...order, lots: '2' }],
  ['kind of a value', { ...order, lots: 1 }],
  ['value within', { ...order, terms: { side: 'short', leverage: 2 } }],
  ['field more', { ...order, limitPrice: '0' }],
  ['field called __proto__', JSON.parse(`{"__proto__": 1, ${JSON.stringify(order).slice(1)}`)],
])('a body is different with another %s', (_, body) => {
  expect(bodyHash(body)).not.toBe(bodyHash(order));
});

test('lists with another order of items are different bodies', () => {
  expect(bodyHash({ symbols: ['a', 'b'] })).not.toBe(bodyHash({ symbols: ['b', 'a'] }));
});

test('ordinary orders with equal 32-bit hashes are different bodies', () => {
  const limitOrder = (limitPrice: string, lots: string) => ({
    leverage: 10,
    limitPrice,
    lots,
    priceType: 'limit',
    side: 'long',
    symbol: '602Y.W',
  });
  expect(bodyHash(limitOrder('1366', '83'))).not.toBe(bodyHash(limitOrder('1514', '249')));
});
