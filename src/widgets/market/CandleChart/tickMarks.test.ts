import { TickMarkType, type UTCTimestamp } from 'lightweight-charts';
import { expect, it } from 'vitest';
import { tickMarkWriter } from './tickMarks';

const tokyo = (moment: string) => (Date.parse(`${moment}Z`) / 1000) as UTCTimestamp;
const { Year, Month, DayOfMonth, Time, TimeWithSeconds } = TickMarkType;

it.each([
  ['ja', '2026-01-05T00:00:00', Year, '2026年'],
  ['ja', '2026-03-01T00:00:00', Month, '3月'],
  ['ja', '2026-03-05T00:00:00', DayOfMonth, '5日'],
  ['zh-Hant-TW', '2026-01-05T00:00:00', Year, '2026年'],
  ['zh-Hant-TW', '2026-03-01T00:00:00', Month, '3月'],
  ['zh-Hant-TW', '2026-03-05T23:59:59', DayOfMonth, '5日'],
  ['en', '2026-12-31T23:59:59', Year, '2026'],
  ['en', '2026-12-31T23:59:59', Month, 'Dec'],
  ['en', '2026-12-31T23:59:59', DayOfMonth, '31'],
  ['en', '2026-03-05T09:05:00', Time, '09:05'],
  ['ja', '2026-03-05T15:30:07', TimeWithSeconds, '15:30:07'],
])('formats a mark in %s: %s', (tag, moment, type, expected) => {
  expect(tickMarkWriter(tag)(tokyo(moment), type)).toBe(expected);
});
