import { expect, test } from 'vitest';
import { testExchange } from '../testExchange';
import { closedDaysFrom } from './closedDays';

test('closed days cover one year from today', () => {
  const { from, until, holidays } = closedDaysFrom(testExchange().open('10:00', '2026-11-23'));
  expect([from, until]).toEqual(['2026-11-23', '2027-11-23']);
  expect(holidays.slice(0, 3)).toEqual(['2026-11-23', '2026-12-31', '2027-01-01']);
  expect(holidays.at(-1)).toBe('2027-11-23');
});
