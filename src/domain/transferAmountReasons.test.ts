import { expect, it } from 'vitest';
import { transferAmountReasons } from './transferAmountReasons';

const limits = { minimum: '1000', maximum: '5000000' };

it.each(['1000', '1,000', '１０００', '5000000'])('accepts %s', (typed) => {
  expect(transferAmountReasons(typed, limits)).toEqual([]);
});

it('knows no limit where there is none', () => {
  expect(transferAmountReasons('5000001', { minimum: '1000' })).toEqual([]);
});

it.each([
  ['', { kind: 'amountMissing' }],
  ['  ', { kind: 'amountMissing' }],
  ['1e6', { kind: 'amountNotNumber' }],
  ['999', { kind: 'amountBelowMinimum', minimum: '1000' }],
  ['999.99', { kind: 'amountBelowMinimum', minimum: '1000' }],
  ['-5000', { kind: 'amountBelowMinimum', minimum: '1000' }],
  ['5000000.01', { kind: 'amountAboveMaximum', maximum: '5000000' }],
  ['1000.5', { kind: 'amountNotWhole' }],
])('refuses %j', (typed, reason) => {
  expect(transferAmountReasons(typed, limits)).toEqual([reason]);
});
