import { describe, expect, test } from 'vitest';
import { compare } from '../../../src/domain/decimal';
import { at } from '../../scenarios/clock';
import { testExchange } from '../testExchange';
import { pastDays } from './past';
import { products } from './products';
import { lockUpProductDetailView } from './productView';

const fiveYears = 5 * 365;

describe.each(products.map((product) => [product.id, product] as const))('%s', (_, product) => {
  const exchange = testExchange().open('10:00');

  test('matches its projection over years, and loses on some days', () => {
    const rates = pastDays(exchange, product, fiveYears).map(({ rate }) => rate);
    const average = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    expect(average).toBeGreaterThanOrEqual(product.projected.low);
    expect(average).toBeLessThanOrEqual(product.projected.high);
    const losing = rates.filter((rate) => rate < 0).length / rates.length;
    expect(losing).toBeGreaterThan(0.03);
    expect(losing).toBeLessThan(0.2);
  });

  test('shows its worst result next to its projection', () => {
    const { dailyIncome, totalIncome, losingDays, history } = lockUpProductDetailView(exchange, product);
    expect(history).toHaveLength(90);
    expect(history.at(-1)?.date).toBe('2026-11-19');
    const worst = history.reduce((least, { rate }) => Math.min(least, Number(rate)), 0);
    expect(Number(dailyIncome.worst)).toBe(worst);
    expect(Number(losingDays)).toBeCloseTo(history.filter(({ rate }) => Number(rate) < 0).length / 90, 4);
    expect(compare(String(totalIncome.worst), String(totalIncome.projectedLow))).toBe(-1);
  });
});

test('the day’s income appears from 18:00', () => {
  const [product] = products;
  if (!product) throw new Error('nothing on offer');
  const setup = testExchange();
  const last = (time: string) => pastDays(setup.open(time), product, 3).at(-1)?.at;
  expect(last('17:59')).toBe(at('2026-11-19', '18:00'));
  expect(last('18:00')).toBe(at('2026-11-20', '18:00'));
});
