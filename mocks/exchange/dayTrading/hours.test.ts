import { expect, test } from 'vitest';
import { holidays } from '../../../src/domain/holidays';
import { at } from '../../scenarios/clock';
import { stage } from '../stage';
import { afterOpenTime } from './hours';
import { rulesView } from './rulesView';

test.each([
  ['in a session', '2026-11-20', '10:00', '2026-11-20', '10:01'],
  ['before the open', '2026-11-20', '06:12', '2026-11-20', '09:01'],
  ['at the open', '2026-11-20', '09:00', '2026-11-20', '09:01'],
  ['in the last minute of the morning', '2026-11-20', '11:29', '2026-11-20', '12:30'],
  ['at noon', '2026-11-20', '12:00', '2026-11-20', '12:31'],
  ['over a weekend and a holiday', '2026-11-20', '15:30', '2026-11-24', '09:01'],
])('a minute of an open session later: %s', (_, date, time, laterDate, laterTime) => {
  expect(afterOpenTime(at(date, time), 60_000, holidays)).toBe(at(laterDate, laterTime));
});

test('a minute may begin in one session and end in the next', () => {
  const half = at('2026-11-20', '11:29') + 30_000;
  expect(afterOpenTime(half, 60_000, holidays)).toBe(at('2026-11-20', '12:30') + 30_000);
});

test.each([
  ['in the small hours', '2026-11-20', '00:00', '2026-11-20', true],
  ['in a session', '2026-11-20', '13:59', '2026-11-20', true],
  ['after the deadline', '2026-11-20', '14:00', '2026-11-24', false],
  ['on a holiday', '2026-11-23', '10:00', '2026-11-24', false],
  ['the day after', '2026-11-24', '10:00', '2026-11-24', true],
])('the rules tell the day that can be reserved for: %s', (_, date, time, day, reservable) => {
  const rules = rulesView({ ...stage().open('09:00'), now: at(date, time) });
  expect(rules).toMatchObject({ day, reservable });
  expect([rules.reserveFrom, rules.reserveUntil, rules.openUntil, rules.closesAt]).toEqual(
    ['00:00', '14:00', '15:00', '15:20'].map((clock) => new Date(at(day, clock)).toISOString()),
  );
});
