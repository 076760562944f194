import { describe, expect, it, test } from 'vitest';
import {
  closingAction,
  followsMarket,
  highestFillPrice,
  limitFill,
  openingAction,
  typedLimitFill,
} from './limitFill';

describe('limitFill', () => {
  it.each([
    ['buy below the market', 'buy', '1100', { atOnce: false, worseBy: '0', far: false }],
    ['buy at the market', 'buy', '1154', { atOnce: true, worseBy: '0', far: false }],
    ['buy slightly above the market', 'buy', '1160', { atOnce: true, worseBy: '0.5', far: false }],
    ['buy far above the market', 'buy', '1200', { atOnce: true, worseBy: '4', far: true }],
    ['sell above the market', 'sell', '1200', { atOnce: false, worseBy: '0', far: false }],
    ['sell far below the market', 'sell', '1100', { atOnce: true, worseBy: '4.7', far: true }],
  ] as const)('%s', (_, action, limit, fill) => {
    expect(limitFill(action, limit, '1154')).toEqual(fill);
  });
});

test('a long position is opened by buying and closed by selling, a short one the other way round', () => {
  expect([openingAction('long'), closingAction('long')]).toEqual(['buy', 'sell']);
  expect([openingAction('short'), closingAction('short')]).toEqual(['sell', 'buy']);
});

test.each([
  ['a market order', 'long', 'market', '1100', '1154'],
  ['a long limit below the market', 'long', 'limit', '1100', '1100'],
  ['a long limit above the market', 'long', 'limit', '1200', '1200'],
  ['a short limit above the market', 'short', 'limit', '1200', '1200'],
  ['a short limit below the market, which is filled at the market', 'short', 'limit', '1100', '1154'],
] as const)('the highest fill price of %s', (_, side, priceType, limit, price) => {
  expect(highestFillPrice({ side, priceType }, limit, '1154')).toBe(price);
});

test.each([
  ['a market order', 'market', '1200', undefined],
  ['an empty limit', 'limit', '', undefined],
  ['a limit that is not a number', 'limit', 'abc', undefined],
  ['zero', 'limit', '0', undefined],
  ['full-width digits', 'limit', '１２００', { atOnce: true, worseBy: '4', far: true }],
] as const)('the fill of a form with %s', (_, priceType, limitPrice, fill) => {
  expect(typedLimitFill('buy', { priceType, limitPrice }, '1154')).toEqual(fill);
});

test('every limit waits for the first price of a new issue', () => {
  const order = { priceType: 'limit', limitPrice: '1200' } as const;
  expect(typedLimitFill('buy', order, undefined)).toEqual({ atOnce: false, worseBy: '0', far: false });
  expect(typedLimitFill('buy', { ...order, limitPrice: '' }, undefined)).toBeUndefined();
});

test.each([
  ['market order', 'long', 'market', '', true],
  ['long, its limit reached', 'long', 'limit', '1200', false],
  ['long, waiting', 'long', 'limit', '1100', false],
  ['short, its limit reached', 'short', 'limit', '1100', true],
  ['short, waiting', 'short', 'limit', '1200', false],
] as const)('followsMarket: %s', (_, side, priceType, limitPrice, follows) => {
  expect(followsMarket({ side, priceType, limitPrice }, '1154')).toBe(follows);
});
