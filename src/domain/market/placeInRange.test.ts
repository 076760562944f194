import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeInRange } from './placeInRange';

it.each([
  ['561', '558', '564', 0.5],
  ['558', '558', '564', 0],
  ['564', '558', '564', 1],
  ['1000.5', '1000', '1002', 0.25],
  ['570', '558', '564', 1],
  ['1', '558', '564', 0],
  ['561', '561', '561', 0.5],
  ['561', null, '564', undefined],
  ['561', '558', undefined, undefined],
])('place of %s between %s and %s is %s', (price, low, high, place) => {
  expect(placeInRange(price, low, high)).toBe(place);
});

it('is within the range, and grows with the price', () => {
  const price = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(price, price, price, price, (one, other, low, width) => {
      const placeOf = (each: number) => placeInRange(String(each), String(low), String(low + width)) ?? -1;
      const [lower, higher] = [placeOf(Math.min(one, other)), placeOf(Math.max(one, other))];
      expect(lower).toBeGreaterThanOrEqual(0);
      expect(lower).toBeLessThanOrEqual(higher);
      expect(higher).toBeLessThanOrEqual(1);
    }),
  );
});
