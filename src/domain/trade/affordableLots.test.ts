import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../decimal';
import { affordableLots } from './affordableLots';
import { openingCost } from './orderCost';

const rates = { purchaseFeeRate: '0.001' };
const order = { price: '2000', leverage: 5, lotSize: 1000, maxLots: 100, rates };

describe('affordableLots', () => {
  it.each([
    ['402000', 'max', 1],
    ['401999.99', 'max', 0],
    ['4020000', 'max', 10],
    ['4020000', 'half', 5],
    ['4020000', 'quarter', 2],
    ['999999999', 'max', 100],
    ['0', 'max', 0],
    ['-5', 'max', 0],
  ] as const)('with %s available, %s: %i', (available, part, expected) => {
    expect(affordableLots({ ...order, available, part })).toBe(expected);
  });

  it('is 0 without a fee rate or a price', () => {
    expect(affordableLots({ ...order, available: '4020000', part: 'max', rates: {} })).toBe(0);
    expect(affordableLots({ ...order, available: '4020000', part: 'max', price: '0' })).toBe(0);
  });

  it('is the largest affordable number of lots', () => {
    const orders = fc.record({
      available: fc.integer({ min: 0, max: 10 ** 12 }).map((sen) => String(sen / 100)),
      price: fc.integer({ min: 1, max: 30_000 }).map(String),
      leverage: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(orders, ({ available, price, leverage }) => {
        const lots = affordableLots({ ...order, available, price, leverage, part: 'max' });
        const costs = (count: number): string =>
          openingCost({ side: 'long', price, shares: count * 1000, leverage, rates }).total ?? 'unknown';
        expect(compare(costs(lots), available)).toBeLessThanOrEqual(0);
        if (lots < order.maxLots) expect(compare(costs(lots + 1), available)).toBe(1);
      }),
    );
  });
});
