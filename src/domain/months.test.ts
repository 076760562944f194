import { expect, it } from 'vitest';
import { daysOfMonth, monthOf, monthsSince } from './months';

const at = (time: string) => Date.parse(`${time}+09:00`);

it.each([
  ['2026-11-01T00:00', '2026-11'],
  ['2026-10-31T23:59', '2026-10'],
])('the month of %s is %s', (time, month) => {
  expect(monthOf(at(time))).toBe(month);
});

it.each([
  ['2026-11-20T10:00', '2026-11-20T10:15', ['2026-11']],
  ['2026-11-30T23:59', '2026-12-01T00:00', ['2026-12', '2026-11']],
  ['2025-11-20T10:00', '2026-02-01T00:00', ['2026-02', '2026-01', '2025-12', '2025-11']],
  ['2026-12-20T10:00', '2026-11-20T10:15', ['2026-11']],
])('from %s to %s', (first, last, months) => {
  expect(monthsSince(at(first), at(last))).toEqual(months);
});

it.each([
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2027-02', '2027-02-01', '2027-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
])('%s is from %s to %s', (month, from, to) => {
  expect(daysOfMonth(month)).toEqual({ from, to });
});
