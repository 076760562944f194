import { expect, it } from 'vitest';
import { closedDays } from './closedDays';
import { holidays } from './holidays';

const received = { from: '2026-11-20', until: '2027-11-19', holidays: ['2026-11-24', '2026-12-31'] };

it('are the built-in ones without an answer from the server', () => {
  expect(closedDays(undefined)).toBe(holidays);
});

it.each([
  ['a day that only the server names', '2026-11-24', true],
  ['a day that both name', '2026-12-31', true],
  ['a day that the server does not name', '2026-11-23', false],
  ['a built-in day before the first one received', '2026-11-03', true],
  ['a built-in day after the last one received', '2027-11-23', true],
])('%s', (_, day, closed) => expect(closedDays(received).has(day)).toBe(closed));

it('ignore days outside the range that the server covers', () => {
  expect(closedDays({ ...received, holidays: ['2026-11-19', '2027-11-22'] }).has('2026-11-19')).toBe(false);
});
