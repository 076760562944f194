import { expect, test } from 'vitest';
import { holidays } from './holidays';
import { afterOpenTime } from './openTime';

const at = (date: string, time: string): number => Date.parse(`${date}T${time}:00+09:00`);

test.each([
  ['in a session', '2026-11-20', '10:00', '2026-11-20', '10:01'],
  ['before the open', '2026-11-20', '06:12', '2026-11-20', '09:01'],
  ['at the open', '2026-11-20', '09:00', '2026-11-20', '09:01'],
  ['in the last minute of the morning session', '2026-11-20', '11:29', '2026-11-20', '12:30'],
  ['at noon', '2026-11-20', '12:00', '2026-11-20', '12:31'],
  ['over a weekend and a holiday', '2026-11-20', '15:30', '2026-11-24', '09:01'],
])('after a minute of open time: %s', (_, date, time, laterDate, laterTime) => {
  expect(afterOpenTime(at(date, time), 60_000, holidays)).toBe(at(laterDate, laterTime));
});

test('a minute of open time may span two sessions', () => {
  const half = at('2026-11-20', '11:29') + 30_000;
  expect(afterOpenTime(half, 60_000, holidays)).toBe(at('2026-11-20', '12:30') + 30_000);
});

test.each([
  ['in a session', '10:00', '2026-11-20', '10:00'],
  ['at the end of the morning session', '11:30', '2026-11-20', '12:30'],
  ['after the close', '15:31', '2026-11-24', '09:00'],
])('without a duration, the next moment in an open session: %s', (_, time, laterDate, laterTime) => {
  expect(afterOpenTime(at('2026-11-20', time), 0, holidays)).toBe(at(laterDate, laterTime));
});
