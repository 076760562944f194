import { expect, it } from 'vitest';
import { formatMinutesLeft } from './minutesLeft';

it.each([
  [899_000, '14:59'],
  [898_001, '14:59'],
  [60_000, '1:00'],
  [5_400_000, '90:00'],
  [1, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('%i ms are %s', (left, expected) => {
  expect(formatMinutesLeft(left)).toBe(expected);
});
