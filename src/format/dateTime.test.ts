import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatMonthDayTime,
  formatNear,
  formatTime,
} from './dateTime';

const moment = Date.parse('2026-03-01T15:05:07.999Z');

describe('dates and times', () => {
  it('are those of Tokyo', () => {
    expect(formatDate(moment)).toBe('2026/03/02');
    expect(formatTime(moment)).toBe('00:05');
    expect(formatClock(moment)).toBe('00:05:07');
    expect(formatDateTime(moment)).toBe('2026/03/02 00:05');
    expect(formatMonthDayTime(moment)).toBe('03/02 00:05');
    expect(formatDateTime(0)).toBe('1970/01/01 09:00');
  });

  it.each([
    ['2026-03-02T14:59:59Z', '23:59'],
    ['2026-03-02T15:00:00Z', '03/03 00:00'],
    ['2026-12-31T14:59:00Z', '12/31 23:59'],
    ['2026-12-31T15:00:00Z', '2027/01/01 00:00'],
    ['2025-12-31T14:59:00Z', '2025/12/31 23:59'],
  ])('near the moment, %s is %s', (date, written) => {
    expect(formatNear(Date.parse(date), moment)).toBe(written);
  });

  it.each([null, undefined, Number.NaN, Infinity, -Infinity, 8.64e15, 253_402_300_800_000, -1e15])(
    'are a dash for %s',
    (noMoment) => {
      for (const format of [formatDate, formatTime, formatClock, formatDateTime, formatMonthDayTime]) {
        expect(format(noMoment)).toBe('—');
      }
    },
  );

  it('agree with the platform’s own calendar', () => {
    const platform = new Intl.DateTimeFormat('ja-JP', {
      timeZone: 'Asia/Tokyo',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    const since1952 = fc.integer({ min: Date.UTC(1952, 0), max: Date.UTC(2100, 0) });
    fc.assert(
      fc.property(since1952, (ms) => {
        expect(`${formatDate(ms)} ${formatClock(ms)}`).toBe(platform.format(ms));
      }),
    );
  });
});
