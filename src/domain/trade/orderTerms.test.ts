import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchangeMidnight, isTradingDay } from '../market/tradingSession';
import { endOfTerm, type Term, termDays, termEnd, termReasons, worksFrom } from './orderTerms';

/** Monday is a holiday. */
const closedDays = new Set(['2026-11-23']);
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00+09:00`);
const rulesAt = (date: string, time: string, notBefore?: number) => ({
  now: at(date, time),
  notBefore,
  closedDays,
  maxTermDays: 30,
});
const chosen = (term: Term, until = '') => ({ term, until });

describe('termEnd', () => {
  it.each([
    ['in a session', '2026-11-18', '10:00', '2026-11-18', '2026-11-20'],
    ['at lunch', '2026-11-18', '12:00', '2026-11-18', '2026-11-20'],
    ['before the first session', '2026-11-20', '07:00', '2026-11-20', '2026-11-20'],
    ['after the last session', '2026-11-18', '15:30', '2026-11-19', '2026-11-20'],
    ['on the last evening of the week', '2026-11-20', '16:00', '2026-11-24', '2026-11-27'],
    ['on a Sunday', '2026-11-22', '10:00', '2026-11-24', '2026-11-27'],
  ])('%s: the day, and the last trading day of its week', (_, date, time, day, week) => {
    expect(termEnd(chosen('day'), rulesAt(date, time))).toBe(day);
    expect(termEnd(chosen('week'), rulesAt(date, time))).toBe(week);
  });

  it('begins when the lock against selling is over', () => {
    const rules = rulesAt('2026-11-18', '15:20', at('2026-11-18', '15:35'));
    expect(termEnd(chosen('day'), rules)).toBe('2026-11-19');
  });

  it('is no day without a session, no day that is over, and none after the longest term', () => {
    const rules = rulesAt('2026-11-18', '15:30');
    expect(termEnd(chosen('date', '2026-12-18'), rules)).toBe('2026-12-18');
    for (const until of ['', '2026-11-18', '2026-11-21', '2026-11-23', '2026-12-21'])
      expect(termEnd(chosen('date', until), rules)).toBeUndefined();
  });
});

describe('termReasons', () => {
  it('says between which days one has to be chosen', () => {
    const rules = rulesAt('2026-11-18', '10:00');
    expect(termReasons('until', chosen('date'), rules)).toEqual([{ kind: 'termMissing' }]);
    expect(termReasons('until', chosen('date', '2026-11-23'), rules)).toEqual([
      { kind: 'termOutside', first: '2026-11-18', last: '2026-12-18', field: 'until' },
    ]);
  });

  it('says that a lock outlasts every term', () => {
    const rules = rulesAt('2026-11-18', '10:00', at('2027-02-01', '09:00'));
    expect(termReasons('until', chosen('day'), rules)).toEqual([{ kind: 'termTooShort', field: 'until' }]);
  });
});

it.each([
  ['in a session: now', '2026-11-18', '10:00', undefined],
  ['at lunch', '2026-11-18', '11:45', at('2026-11-18', '12:30')],
  ['on the last evening of the week', '2026-11-20', '16:00', at('2026-11-24', '09:00')],
])('worksFrom %s', (_, date, time, from) => {
  expect(worksFrom(rulesAt(date, time))).toBe(from);
});

it('worksFrom the end of a lock, or the session after it', () => {
  const end = at('2026-11-18', '10:15');
  expect(worksFrom(rulesAt('2026-11-18', '10:00', end))).toBe(end);
  const inBreak = at('2026-11-18', '11:40');
  expect(worksFrom(rulesAt('2026-11-18', '11:25', inBreak))).toBe(at('2026-11-18', '12:30'));
});

it('ends at a session after it can be carried out, within the longest term, for every moment and lock', () => {
  const start = at('2026-11-01', '00:00');
  fc.assert(
    fc.property(fc.nat(40 * 24 * 60), fc.nat(3 * 24 * 60), (minutes, lock) => {
      const now = start + minutes * 60_000;
      const rules = { now, notBefore: now + lock * 60_000, closedDays, maxTermDays: 30 };
      const days = termDays(rules);
      expect(days.length).toBeGreaterThan(0);
      for (const day of days) {
        expect(isTradingDay(exchangeMidnight(day), closedDays)).toBe(true);
        expect(endOfTerm(day)).toBeGreaterThan(worksFrom(rules) ?? now);
        expect(exchangeMidnight(day)).toBeLessThanOrEqual(now + 30 * 86_400_000);
      }
      expect(termEnd({ term: 'day', until: '' }, rules)).toBe(days[0]);
    }),
  );
});
