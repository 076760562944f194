import { describe, expect, it } from 'vitest';
import { holidays } from '../../../src/domain/market/holidays';
import { createCalendar } from './tradingCalendar';

const at = (time: string) => Date.parse(`${time}+09:00`);

describe('the trading calendar', () => {
  const calendar = createCalendar(holidays);

  it('changes to a trading day at its midnight', () => {
    expect(calendar.dayAt(at('2026-11-19T23:59:59.999')).date).toBe('2026-11-19');
    expect(calendar.dayAt(at('2026-11-20T00:00:00')).date).toBe('2026-11-20');
  });

  it('stays on the last trading day through weekends and holidays', () => {
    expect(calendar.dayAt(at('2026-11-22T12:00:00')).date).toBe('2026-11-20');
    expect(calendar.dayAt(at('2026-11-23T12:00:00')).date).toBe('2026-11-20');
    expect(calendar.dayAt(at('2027-01-03T12:00:00')).date).toBe('2026-12-30');
  });

  it('numbers trading days without gaps, in any order of calls', () => {
    const other = createCalendar(holidays);
    const tuesday = other.dayAt(at('2026-11-24T12:00:00'));
    const friday = other.dayAt(at('2026-11-20T12:00:00'));
    expect(tuesday.ordinal).toBe(friday.ordinal + 1);
    expect(calendar.dayAt(at('2026-11-20T12:00:00'))).toEqual(friday);
    expect(other.dayOf(friday.ordinal)).toEqual(friday);
  });

  it('numbers future days directly', () => {
    const friday = createCalendar(holidays).dayAt(at('2026-11-20T12:00:00'));
    expect(createCalendar(holidays).dayOf(friday.ordinal + 1).date).toBe('2026-11-24');
    const lastOf2030 = calendar.dayAt(at('2030-12-31T12:00:00'));
    expect(lastOf2030.date).toBe('2030-12-30');
    expect(createCalendar(holidays).dayOf(lastOf2030.ordinal)).toEqual(lastOf2030);
  });

  it('keeps the number of a day regardless of holidays in the first years', () => {
    const fewer = new Set([...holidays].filter((date) => date > '2025'));
    const noon = at('2026-11-20T12:00:00');
    expect(createCalendar(fewer).dayAt(noon).ordinal).toBe(calendar.dayAt(noon).ordinal);
    expect(createCalendar(fewer).firstOrdinal).toBeLessThan(calendar.firstOrdinal);
  });

  it('starts with its first day', () => {
    expect(calendar.dayAt(at('2020-01-06T12:00:00')).ordinal).toBe(calendar.firstOrdinal);
    expect(calendar.dayOf(calendar.firstOrdinal).date).toBe('2020-01-06');
  });

  it('throws for dates before the market began', () => {
    expect(() => calendar.dayAt(at('2020-01-05T12:00:00'))).toThrow(RangeError);
    expect(() => calendar.dayOf(calendar.firstOrdinal - 1)).toThrow(RangeError);
    expect(() => calendar.dayOf(Number.NaN)).toThrow(RangeError);
  });
});
