import { expect, it } from 'vitest';
import { steppedLots } from './steppedLots';

it.each<[string, 1 | -1, string]>([
  ['', 1, '2'],
  ['two', -1, '2'],
  ['2.5', 1, '2'],
  ['2', 1, '3'],
  ['2', -1, '2'],
  ['1', 1, '2'],
  ['９', 1, '10'],
  ['10', 1, '10'],
  ['4,000', -1, '10'],
])('within 2 to 10 lots, "%s" stepped by %i is %s', (typed, by, lots) => {
  expect(steppedLots(typed, by, { minimum: 2, maximum: 10 })).toBe(lots);
});

it('has no upper bound without a maximum', () => {
  expect(steppedLots('4,000', 1)).toBe('4001');
});
