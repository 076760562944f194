import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidays } from '../market/holidays';
import { sessionAt } from '../market/tradingSession';
import { closableFrom, lockEnd, type TimedLockRule } from './lockRule';

const at = (time: string): number => Date.parse(`2026-${time}:00+09:00`);
const quarter: TimedLockRule = { kind: 'minutes', minutes: 15 };
const nextTradingDay: TimedLockRule = { kind: 'nextTradingDay' };
const fiveDays: TimedLockRule = { kind: 'days', days: 5 };

// 20 November 2026 is a Friday; Monday 23 is a holiday.
describe('the end of a lock', () => {
  it.each<[string, TimedLockRule, filled: string, ends: string, closable: string]>([
    ['minutes, in the session', quarter, '11-20T10:15', '11-20T10:30', '11-20T10:30'],
    ['minutes, up to noon', quarter, '11-20T11:15', '11-20T11:30', '11-20T12:30'],
    ['minutes, over the close before a long weekend', quarter, '11-20T15:16', '11-20T15:31', '11-24T09:00'],
    [
      'another number of minutes',
      { kind: 'minutes', minutes: 30 },
      '11-20T10:15',
      '11-20T10:45',
      '11-20T10:45',
    ],
    ['T+1 over a long weekend', nextTradingDay, '11-20T10:15', '11-25T00:00', '11-25T09:00'],
    ['T+1 within the week', nextTradingDay, '11-24T10:15', '11-26T00:00', '11-26T09:00'],
    ['days that end on a trading day', fiveDays, '11-20T10:15', '11-25T00:00', '11-25T09:00'],
    ['days that end on a Sunday', fiveDays, '11-24T10:15', '11-29T00:00', '11-30T09:00'],
  ])('%s', (_, rule, filled, ends, closable) => {
    expect(lockEnd(rule, at(filled), holidays)).toBe(at(ends));
    expect(closableFrom(rule, at(filled), holidays)).toBe(at(closable));
  });

  it('is followed by an open session', () => {
    const moments = fc.integer({ min: at('01-01T00:00'), max: at('12-31T00:00') });
    fc.assert(
      fc.property(fc.constantFrom(quarter, nextTradingDay, fiveDays), moments, (rule, filledAt) => {
        const closable = closableFrom(rule, filledAt, holidays);
        expect(closable).toBeGreaterThanOrEqual(lockEnd(rule, filledAt, holidays));
        expect(sessionAt(closable, holidays).open).toBe(true);
      }),
    );
  });
});
