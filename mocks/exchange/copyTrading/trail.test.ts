import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximumDrawdown } from '../../../src/domain/copyTrading/copyTradeDrawdown';
import { at } from '../../scenarios/clock';
import { testExchange } from '../testExchange';
import { historyOf } from './history';
import { products } from './products';
import { listedCopyTradeView } from './productView';
import { trailOf } from './trail';

const rising = Array.from({ length: 200 }, (_, day) => String(10_000 + day));

describe('the course of a fund', () => {
  it.each([
    ['no day', [], []],
    ['one day', ['10000'], ['10000']],
    ['three days', ['10000', '9000', '9500'], ['10000', '9000', '9500']],
  ])('of %s', (_, values, expected) => {
    expect(trailOf(values)).toEqual(expected);
  });

  it('keeps a fall of one day among 200', () => {
    const values = rising.with(101, '5000');
    expect(trailOf(rising)).toHaveLength(46);
    expect(trailOf(values)).toContain('5000');
  });

  it('has the first and the last value, and the same maximum drawdown', () => {
    const values = fc.array(fc.integer({ min: 1, max: 30_000 }).map(String), {
      minLength: 1,
      maxLength: 150,
    });
    fc.assert(
      fc.property(values, (all) => {
        const trail = trailOf(all);
        expect(trail.length).toBeLessThanOrEqual(48);
        expect([trail[0], trail.at(-1)]).toEqual([all[0], all.at(-1)]);
        expect(maximumDrawdown(trail)).toBe(maximumDrawdown(all));
      }),
    );
  });

  it.each(products.map((product) => [product.id, product] as const))(
    'of %s is that of its figures',
    (_, product) => {
      const now = at('2026-11-20', '10:15');
      const exchange = { ...testExchange().open('09:00'), now };
      const { trail, netAssetValue, maximumDrawdown: deepest } = listedCopyTradeView(exchange, product);
      const values = (trail ?? []).map(String);
      expect(values[0]).toBe(historyOf(exchange.market, product, now)[0]?.netAssetValue);
      expect(values.at(-1)).toBe(netAssetValue);
      expect(maximumDrawdown(values)).toBe(deepest);
    },
  );
});
