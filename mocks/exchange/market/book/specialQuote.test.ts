import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tickAt } from '../priceGrid';
import { quoteStep, specialQuotes } from './specialQuote';

describe('special quotes', () => {
  it.each([
    [50, 5],
    [150, 5],
    [300, 8],
    [600, 10],
    [800, 15],
    [1000, 30],
    [1800, 40],
    [2500, 50],
    [4000, 70],
    [6000, 100],
    [9000, 150],
    [12_000, 300],
    [40_000, 700],
  ])('at %d yen move by %d', (price, step) => {
    expect(quoteStep(price)).toBe(step);
  });

  it('move from 1,000 to 1,070 yen in three steps', () => {
    expect(specialQuotes(1000, 1070)).toEqual([1030, 1060, 1070]);
    expect(specialQuotes(1000, 955)).toEqual([970, 955]);
    expect(specialQuotes(1000, 1000)).toEqual([]);
  });

  it('lead to any price, on the tick grid, in steps of the table', () => {
    const price = fc
      .integer({ min: 1, max: 60_000 })
      .map((yen) => Math.max(1, Math.floor(yen / tickAt(yen)) * tickAt(yen)));
    fc.assert(
      fc.property(price, price, (from, to) => {
        let last = from;
        for (const quote of specialQuotes(from, to)) {
          expect(Math.abs(quote - last)).toBeLessThanOrEqual(quoteStep(last));
          expect(quote % tickAt(quote)).toBe(0);
          last = quote;
        }
        expect(last).toBe(to);
      }),
    );
  });
});
