import { expect, it } from 'vitest';
import { formatDay } from './day';

it.each([
  ['en', '11/24 (Tue)'],
  ['jp', '11/24（火）'],
  ['tw', '11/24（週二）'],
] as const)('in %s it is %s', (language, day) => {
  expect(formatDay('2026-11-24', language)).toBe(day);
});
