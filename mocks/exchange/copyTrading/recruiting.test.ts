import { expect, test } from 'vitest';
import { at } from '../../scenarios/clock';
import { testExchange } from '../testExchange';
import { products } from './products';
import { isRecruiting, recruitingPeriod } from './recruiting';

const { market } = testExchange().open('09:00');
const hour = 3_600_000;
const moments = Array.from({ length: 21 * 8 }, (_, index) => at('2026-11-02', '00:00') + index * 3 * hour);

test('at any time in three weeks some mentors are recruiting and some are not', () => {
  for (const now of moments) {
    const recruiting = products.filter((product) => isRecruiting(market, product, now)).length;
    expect(recruiting).toBeGreaterThan(1);
    expect(recruiting).toBeLessThan(products.length);
  }
});

test('recruiting happens exactly within the announced period', () => {
  for (const product of products) {
    for (const now of moments) {
      const { from, until } = recruitingPeriod(market, product, now);
      expect(until).toBeGreaterThan(now);
      expect(isRecruiting(market, product, from)).toBe(true);
      expect(isRecruiting(market, product, from - 1)).toBe(false);
      expect(isRecruiting(market, product, until - 1)).toBe(true);
      expect(isRecruiting(market, product, until)).toBe(false);
    }
  }
});

test.each([
  ['2026-11-19', '07:59', false],
  ['2026-11-19', '08:00', true],
  // A period continues over a weekend and a holiday.
  ['2026-11-23', '12:00', true],
  ['2026-11-27', '15:29', true],
  ['2026-11-27', '15:30', false],
])('the first mentor at %s %s: %s', (date, time, recruiting) => {
  const [product] = products;
  if (!product) throw new Error('no mentors');
  expect(isRecruiting(market, product, at(date, time))).toBe(recruiting);
});
