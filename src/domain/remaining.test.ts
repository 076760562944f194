import { expect, it } from 'vitest';
import { remaining } from './remaining';

it.each([
  ['100.5', '0.25', '100.25'],
  ['100', '100', '0'],
])('of %s after %s is %s', (balance, amount, left) => {
  expect(remaining(balance, amount)).toBe(left);
});

it.each(['100.01', undefined])('of 100 after %s is unknown', (amount) => {
  expect(remaining('100', amount)).toBeUndefined();
});
