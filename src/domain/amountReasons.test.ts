import { expect, it } from 'vitest';
import { amountReasons } from './amountReasons';

const limits = { minimum: '1000', maximum: '5000000', decimals: 0 };

it.each(['1000', '1,000', '１０００', '5000000'])('accepts %s', (typed) => {
  expect(amountReasons('amount', typed, limits)).toEqual([]);
});

it('has no upper bound without a maximum', () => {
  expect(amountReasons('amount', '5000001', { minimum: '1000', decimals: 0 })).toEqual([]);
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
  expect(amountReasons('amount', typed, limits)).toMatchObject([reason]);
});

it('names the field for invalid input, but not for an empty one', () => {
  expect(amountReasons('amount', '1e6', limits)).toEqual([{ kind: 'amountNotNumber', field: 'amount' }]);
  expect(amountReasons('amount', '', limits)).toEqual([{ kind: 'amountMissing' }]);
});

it.each([
  ['0', { kind: 'amountNotPositive' }],
  ['0.001', { kind: 'amountTooManyDecimals', decimals: 2 }],
  ['5.01', { kind: 'balanceShort', available: '5', currency: 'USD' }],
])('in dollars without a minimum, refuses %j', (typed, reason) => {
  expect(amountReasons('give', typed, { currency: 'USD', decimals: 2, available: '5' })).toMatchObject([
    reason,
  ]);
});
