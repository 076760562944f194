import { expect, it } from 'vitest';
import { isCurrencyAmount } from './currencyDecimals';

it.each([
  ['0.01', 'USD', true],
  ['0.001', 'USD', false],
  ['1234.5', 'JPY', true],
  ['1234.567', 'JPY', false],
  ['1000', 'KRW', true],
  ['1000.0', 'KRW', true],
  ['1000.5', 'KRW', false],
  ['0.5', 'VND', false],
  ['0', 'USD', false],
  ['-1', 'USD', false],
] as const)('%s %s can be exchanged: %s', (amount, currency, expected) => {
  expect(isCurrencyAmount(amount, currency)).toBe(expected);
});
