import { describe, expect, it, test } from 'vitest';
import { changedCreditScore, creditLimitOf, overdueCreditScore, withdrawalCreditScore } from './creditScore';

test.each([
  [70, 1, 71],
  [100, 1, 100],
  [5, -10, 0],
])('a score of %i changed by %i is %i', (score, change, result) => {
  expect(changedCreditScore(score, change)).toBe(result);
});

describe('an overdue loan', () => {
  it.each([
    [95, 85],
    [70, 60],
    [65, 60],
    [60, 60],
    [40, 40],
  ])('turns a score of %i into %i', (score, result) => {
    expect(overdueCreditScore(score, 10)).toBe(result);
  });

  it('never lowers a score below the withdrawal minimum', () => {
    for (let score = withdrawalCreditScore; score <= 100; score += 1) {
      expect(overdueCreditScore(score, 50)).toBeGreaterThanOrEqual(withdrawalCreditScore);
    }
  });
});

test.each([
  [64, '0'],
  [65, '100000'],
  [79, '100000'],
  [80, '500000'],
  [100, '500000'],
])('at a score of %i the credit limit is %s yen', (score, limit) => {
  const bands = [
    { score: 65, limit: '100000' },
    { score: 80, limit: '500000' },
  ];
  expect(creditLimitOf(score, bands)).toBe(limit);
});
