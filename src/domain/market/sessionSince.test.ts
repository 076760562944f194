import { expect, it } from 'vitest';
import { holidays } from './holidays';
import { sessionSince } from './sessionSince';
import { sessionAt } from './tradingSession';

const at = (date: string, time: string) => Date.parse(`${date}T${time}+09:00`);

it.each([
  ['early on a Friday, since Thursday’s close', '2026-11-20', '08:59:59', '2026-11-19', '15:30:00'],
  ['at the open', '2026-11-20', '09:00:00', '2026-11-20', '09:00:00'],
  ['in the morning', '2026-11-20', '11:29:59', '2026-11-20', '09:00:00'],
  ['at noon', '2026-11-20', '12:00:00', '2026-11-20', '11:30:00'],
  ['in the afternoon', '2026-11-20', '12:30:00', '2026-11-20', '12:30:00'],
  ['in the evening', '2026-11-20', '20:00:00', '2026-11-20', '15:30:00'],
  ['on a Sunday, since Friday’s close', '2026-11-22', '10:00:00', '2026-11-20', '15:30:00'],
  ['on a holiday, since the last trading day’s close', '2026-11-23', '10:00:00', '2026-11-20', '15:30:00'],
])('%s', (_, date, time, sinceDate, sinceTime) => {
  const moment = at(date, time);
  const since = at(sinceDate, sinceTime);
  expect(sessionSince(moment, holidays)).toBe(since);
  expect(sessionAt(since, holidays)).toEqual(sessionAt(moment, holidays));
});
