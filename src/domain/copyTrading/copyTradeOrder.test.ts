import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeCopyTrades, copyTradeSorts, drawdownLimits } from './copyTradeOrder';

const product = (id: string, profit: string, maximumDrawdown: string) => ({ id, profit, maximumDrawdown });

const products = [
  product('A', '0.05', '0.2'),
  product('B', '-0.3', '0.35'),
  product('C', '0.4', '0.3001'),
  product('D', '0.05', '0.1'),
  product('E', '0.0500', '0.10'),
];

describe('arrangeCopyTrades', () => {
  it.each([
    ['listed', 'all', 'ABCDE'],
    ['result', 'all', 'CDEAB'],
    ['drawdown', 'all', 'DEACB'],
    // A limit includes the drawdown that equals it.
    ['listed', '0.3', 'ADE'],
    ['result', '0.2', 'DEA'],
    ['drawdown', '0.1', 'DE'],
  ] as const)('by %s, within %s: %s', (sort, limit, expected) => {
    const arranged = arrangeCopyTrades(products, { sort, limit });
    expect(arranged.map(({ id }) => id).join('')).toBe(expected);
  });

  it('is empty when no drawdown is within the limit', () => {
    expect(arrangeCopyTrades([product('A', '1', '0.11')], { sort: 'result', limit: '0.1' })).toEqual([]);
  });

  it('shows all without a limit, losing ones too, in every order', () => {
    const fraction = fc.integer({ min: -9999, max: 9999 }).map((value) => String(value / 10_000));
    const one = fc.record({
      profit: fraction,
      maximumDrawdown: fraction.map((value) => value.replace('-', '')),
    });
    fc.assert(
      fc.property(fc.array(one), fc.constantFrom(...copyTradeSorts), (all, sort) => {
        const arranged = arrangeCopyTrades(all, { sort, limit: drawdownLimits[0] });
        expect(arranged).toHaveLength(all.length);
        expect(new Set(arranged)).toEqual(new Set(all));
      }),
    );
  });
});
