import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, divide } from '../decimal';
import { movingAverage } from './movingAverage';

it.each([
  ['empty without prices', [], 5, []],
  ['undefined for too few prices', [1, 2, 3, 4], 5, [undefined, undefined, undefined, undefined]],
  ['the mean of the last prices', [1, 2, 3, 4, 5], 5, [undefined, undefined, undefined, undefined, 3]],
  ['moving', [10, 20, 30, 40], 2, [undefined, 15, 25, 35]],
  ['of one, the price itself', [7, 9], 1, [7, 9]],
  ['exact with halves', [2100.5, 2101, 2101.5], 3, [undefined, undefined, 2101]],
  ['exact with tenths', [0.1, 0.2, 0.3], 3, [undefined, undefined, 0.2]],
])('is %s', (_, prices, length, expected) => {
  expect(movingAverage(prices, length)).toEqual(expected);
});

it('equals decimal arithmetic for any length', () => {
  const anyPrice = fc.integer({ min: 1, max: 9_999_999 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(
      fc.array(anyPrice, { minLength: 1, maxLength: 120 }),
      fc.integer({ min: 1, max: 75 }),
      (prices, length) => {
        const last = prices.slice(-length);
        const mean = divide(add(...last.map(String)), String(length), 6);
        const drawn = movingAverage(prices, length).at(-1);
        if (prices.length < length) expect(drawn).toBeUndefined();
        else expect(drawn).toBeCloseTo(Number(mean), 6);
      },
    ),
  );
});
