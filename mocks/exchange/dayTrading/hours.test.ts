import { expect, test } from 'vitest';
import { at } from '../../scenarios/clock';
import { testExchange } from '../testExchange';
import { rulesView } from './rulesView';

test.each([
  ['in the small hours', '2026-11-20', '00:00', '2026-11-20', true],
  ['in a session', '2026-11-20', '13:59', '2026-11-20', true],
  ['after the deadline', '2026-11-20', '14:00', '2026-11-24', false],
  ['on a holiday', '2026-11-23', '10:00', '2026-11-24', false],
  ['the day after', '2026-11-24', '10:00', '2026-11-24', true],
])('the rules contain the next day that can be reserved: %s', (_, date, time, day, reservable) => {
  const rules = rulesView({ ...testExchange().open('09:00'), now: at(date, time) });
  expect(rules).toMatchObject({ day, reservable });
  expect([rules.reserveFrom, rules.reserveUntil, rules.openUntil, rules.closesAt]).toEqual(
    ['00:00', '14:00', '15:00', '15:20'].map((clock) => new Date(at(day, clock)).toISOString()),
  );
});
