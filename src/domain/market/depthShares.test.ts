import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthShares } from './depthShares';

describe('bars of an order book', () => {
  it.each([
    [
      ['300', '150', '0'],
      [100, 50, 0],
    ],
    [
      ['0', '0'],
      [0, 0],
    ],
    [[], []],
  ])('%j have the widths %j', (shares, widths) => {
    expect(depthShares(shares)).toEqual(widths);
  });

  it('are in the order of their levels, and the largest is whole', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1 }), (shares) => {
        const widths = depthShares(shares.map(String));
        expect(Math.max(...widths)).toBe(100);
        expect(widths[0]).toBeCloseTo(((shares[0] ?? 0) / Math.max(...shares)) * 100);
      }),
    );
  });
});
