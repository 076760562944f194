import { describe, expect, it } from 'vitest';
import { projectedIncome } from './lockUpProjection';

describe('projectedIncome', () => {
  it.each([
    {
      principal: '1000000',
      days: 30,
      rates: { low: '0.0001', high: '0.0003' },
      daily: { low: '100', high: '300' },
      total: { low: '3000', high: '9000' },
    },
    // The total is not the sum of rounded daily amounts.
    {
      principal: '12345',
      days: 7,
      rates: { low: '0.00005', high: '0.00015' },
      daily: { low: '0.61', high: '1.85' },
      total: { low: '4.32', high: '12.96' },
    },
  ])('of $principal for $days days', ({ principal, days, rates, daily, total }) => {
    expect(projectedIncome(principal, days, rates)).toEqual({ daily, total });
  });
});
