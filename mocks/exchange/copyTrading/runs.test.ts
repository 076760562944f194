import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/domain/decimal';
import { at } from '../../scenarios/clock';
import { testExchange } from '../testExchange';
import { historyOf } from './history';
import { products } from './products';
import { copyTradeProductDetailView, listedCopyTradeView } from './productView';
import { runsOf } from './runs';

describe('the runs of a fund', () => {
  it.each([
    ['none has ended', ['10100'], 2, '0', null],
    ['one, at a loss', ['9900', '9800'], 2, '0', { count: 1, median: '-0.02', worst: '-0.02', losing: '1' }],
    // +10 %, −10 % and +20 % of the value of the day before: the fee is a fifth of each gain.
    [
      'gains pay the performance fee, losses do not',
      ['11000', '9900', '11880'],
      1,
      '0.2',
      { count: 3, median: '0.08', worst: '-0.1', losing: '0.3333' },
    ],
    [
      'of two in the middle, the median is the lower one',
      ['11000', '9900'],
      1,
      '0',
      { count: 2, median: '-0.1', worst: '-0.1', losing: '0.5' },
    ],
    [
      'of two days each, one begins on every day',
      ['10100', '10200', '10000'],
      2,
      '0',
      { count: 2, median: '-0.009901', worst: '-0.009901', losing: '0.5' },
    ],
  ])('%s', (_, values, days, fee, runs) => {
    expect(runsOf(values, days, fee)).toEqual(runs);
  });

  it.each(products.map((product) => [product.id, product] as const))(
    'of %s are the same in the list and in its details, and have losses',
    (_, product) => {
      const now = at('2026-11-20', '10:15');
      const exchange = { ...testExchange().open('09:00'), now };
      const { runs } = listedCopyTradeView(exchange, product);
      expect(copyTradeProductDetailView(exchange, product).runs).toEqual(runs);
      expect(runs?.count).toBe(historyOf(exchange.market, product, now).length - product.holdingTime + 1);
      expect(compare(String(runs?.worst), '0')).toBe(-1);
      expect(compare(String(runs?.median), String(runs?.worst))).toBe(1);
      expect(Number(runs?.losing)).toBeGreaterThan(0.1);
    },
  );
});
