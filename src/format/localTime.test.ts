import { expect, it } from 'vitest';
import { formatLocalDateTime } from './localTime';

const moment = Date.parse('2026-11-24T15:00:00+09:00');

it.each([
  [0, '2026/11/24 06:00'],
  [480, '2026/11/24 14:00'],
  [330, '2026/11/24 11:30'],
  [-600, '2026/11/23 20:00'],
])('%s minutes ahead of UTC it is %s', (offset, time) => {
  expect(formatLocalDateTime(moment, offset)).toBe(time);
});

it('is nothing of its own in the exchange’s zone', () => {
  expect(formatLocalDateTime(moment, 540)).toBeUndefined();
});
