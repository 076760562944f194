import { describe, expect, it } from 'vitest';
import { steppedPrice, stepsLeft } from './steppedPrice';

const stock = { latestPrice: '2999', tickSize: '1', limitUp: '3500', limitDown: '2499' };

describe('steppedPrice', () => {
  it.each([
    ['3,000', 1, '3005'],
    ['3005', -1, '3000'],
    ['２９９９', 1, '3000'],
    ['', 1, '2999'],
    ['-5', 1, '2999'],
    ['abc', -1, '2999'],
    ['3500', 1, '3500'],
    ['2499', -1, '2499'],
    ['99999', -1, '3500'],
    ['1', 1, '2499'],
  ] as const)('%j by %i is %s', (typed, by, expected) => {
    expect(steppedPrice(typed, by, stock)).toBe(expected);
  });

  it('uses the stock’s own tick', () => {
    expect(steppedPrice('3000', 1, { ...stock, tickSize: '0.5' })).toBe('3000.5');
  });

  it('works without limits and tick', () => {
    expect(steppedPrice('3000', 1, { latestPrice: '2999' })).toBe('3005');
  });
});

describe('stepsLeft', () => {
  it.each([
    ['3000', { up: true, down: true }],
    ['3500', { up: false, down: true }],
    ['2499', { up: true, down: false }],
    ['abc', { up: true, down: true }],
  ])('from %s: %j', (typed, expected) => {
    expect(stepsLeft(typed, stock)).toEqual(expected);
  });

  it('is unbounded without known limits', () => {
    expect(stepsLeft('1', { latestPrice: '2999' })).toEqual({ up: true, down: true });
  });
});
