import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divide, multiply } from '../../../src/domain/decimal';
import { hundredthsText, percentHundredths } from './changePercent';

it('equals decimal arithmetic with two decimals', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -60_000, max: 60_000 }),
      fc.integer({ min: 1, max: 90_000 }),
      (change, previousClose) => {
        const expected = divide(multiply(String(change), '100'), String(previousClose), 2);
        expect(hundredthsText(percentHundredths(change, previousClose))).toBe(expected);
      },
    ),
    { numRuns: 1000 },
  );
});

it.each([
  [1, 8, '12.5'],
  [-1, 8, '-12.5'],
  [1, 800, '0.13'],
  [-1, 800, '-0.13'],
  [-1, 100_000, '0'],
  [30, 1220, '2.46'],
  [100, 100, '100'],
])('of %i on %i is %s', (change, previousClose, expected) => {
  expect(hundredthsText(percentHundredths(change, previousClose))).toBe(expected);
});
