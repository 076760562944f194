import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLimits } from '../../../src/domain/market/priceLimits';
import { roundToTick, tickSize } from '../../../src/domain/market/ticks';
import { limitsFrom, snapToTick, tickAt } from './priceGrid';

/** Hundredths of a yen, often near the steps of the tick table. */
const hundredths = fc.oneof(
  fc.integer({ min: 1, max: 10_000_000 }),
  fc
    .tuple(fc.constantFrom(3000, 5000, 30_000, 50_000), fc.integer({ min: -150, max: 150 }))
    .map(([bound, beside]) => bound * 100 + beside),
);

describe('the price grid', () => {
  it('has the same ticks as the domain', () => {
    fc.assert(
      fc.property(hundredths, (price) => {
        expect(String(tickAt(price / 100))).toBe(tickSize(String(price / 100)));
        expect(String(snapToTick(price / 100))).toBe(roundToTick(String(price / 100), 'nearest'));
      }),
    );
  });

  it('has the same limits as the domain', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (previousClose) => {
        const { limitUp, limitDown } = limitsFrom(previousClose);
        const expected = priceLimits(String(previousClose));
        expect({ limitUp: String(limitUp), limitDown: String(limitDown) }).toEqual(expected);
      }),
    );
  });

  it('throws for a price outside the simulated range', () => {
    expect(() => tickAt(50_000_001)).toThrow(RangeError);
  });
});
