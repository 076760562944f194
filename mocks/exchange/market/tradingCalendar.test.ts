import { describe, expect, it } from 'vitest';
import { holidays } from '../../../src/domain/holidays';
import { createCalendar } from './tradingCalendar';

const at = (time: string) => Date.parse(`${time}+09:00`);

describe('the trading calendar', () => {
  const calendar = createCalendar(holidays);

  it('turns to a trading day at its midnight', () => {
    expect(calendar.dayAt(at('2026-11-19T23:59:59.999')).date).toBe('2026-11-19');
    expect(calendar.dayAt(at('2026-11-20T00:00:00')).date).toBe('2026-11-20');
  });

  it('stays on the last trading day through weekends and holidays', () => {
    expect(calendar.dayAt(at('2026-11-22T12:00:00')).date).toBe('2026-11-20');
    expect(calendar.dayAt(at('2026-11-23T12:00:00')).date).toBe('2026-11-20');
    expect(calendar.dayAt(at('2027-01-03T12:00:00')).date).toBe('2026-12-30');
  });

  it('numbers trading days without gaps, in whatever order they are asked for', () => {
    const other = createCalendar(holidays);
    const tuesday = other.dayAt(at('2026-11-24T12:00:00'));
    const friday = other.dayAt(at('2026-11-20T12:00:00'));
    expect(tuesday.ordinal).toBe(friday.ordinal + 1);
    expect(calendar.dayAt(at('2026-11-20T12:00:00'))).toEqual(friday);
    expect(other.dayOf(friday.ordinal)).toEqual(friday);
  });

  it('refuses what lies before the market', () => {
    expect(() => calendar.dayAt(at('2020-01-05T12:00:00'))).toThrow(RangeError);
  });
});
