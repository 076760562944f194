import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidays } from './holidays';
import {
  exchangeDate,
  exchangeMidnight,
  isTradingDay,
  nextTradingDay,
  previousTradingDay,
  sessionAt,
} from './tradingSession';

const tokyo = (moment: string): number => Date.parse(`${moment}+09:00`);

describe('trading session', () => {
  it.each([
    ['2026-03-02T00:00:00', false, '2026-03-02T09:00:00'],
    ['2026-03-02T08:59:59.999', false, '2026-03-02T09:00:00'],
    ['2026-03-02T09:00:00', true, '2026-03-02T11:30:00'],
    ['2026-03-02T11:29:59.999', true, '2026-03-02T11:30:00'],
    ['2026-03-02T11:30:00', false, '2026-03-02T12:30:00'],
    ['2026-03-02T12:30:00', true, '2026-03-02T15:30:00'],
    ['2026-03-02T15:30:00', false, '2026-03-03T09:00:00'],
    ['2026-03-06T15:30:00', false, '2026-03-09T09:00:00'],
    ['2026-03-07T10:00:00', false, '2026-03-09T09:00:00'],
    ['2026-05-01T16:00:00', false, '2026-05-07T09:00:00'],
    ['2026-12-30T15:30:00', false, '2027-01-04T09:00:00'],
  ])('at %s is open: %s, until %s', (moment, open, changesAt) => {
    expect(sessionAt(tokyo(moment), holidays)).toEqual({ open, changesAt: tokyo(changesAt) });
  });

  it('counts days in Tokyo', () => {
    expect(exchangeDate(Date.parse('2026-03-01T14:59:59.999Z'))).toBe('2026-03-01');
    expect(exchangeDate(Date.parse('2026-03-01T15:00:00Z'))).toBe('2026-03-02');
    expect(exchangeMidnight('2026-03-02')).toBe(tokyo('2026-03-02T00:00:00'));
  });

  it('finds the trading days around a holiday', () => {
    expect(isTradingDay(tokyo('2026-09-22T10:00:00'), holidays)).toBe(false);
    expect(nextTradingDay('2026-09-18', holidays)).toBe('2026-09-24');
    expect(previousTradingDay('2026-09-24', holidays)).toBe('2026-09-18');
    expect(nextTradingDay('2026-03-02', holidays)).toBe('2026-03-03');
    expect(nextTradingDay('2024-02-28', holidays)).toBe('2024-02-29');
  });

  it('always changes later, to the opposite state', () => {
    const moments = fc.integer({ min: tokyo('2025-01-01T00:00:00'), max: tokyo('2028-12-31T00:00:00') });
    fc.assert(
      fc.property(moments, (moment) => {
        const { open, changesAt } = sessionAt(moment, holidays);
        expect(changesAt).toBeGreaterThan(moment);
        expect(sessionAt(changesAt, holidays).open).toBe(!open);
        expect(sessionAt(changesAt - 1, holidays).open).toBe(open);
      }),
    );
  });
});
