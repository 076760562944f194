import { describe, expect, it } from 'vitest';
import { holidays } from './holidays';
import { chartPeriods } from './marketVocabulary';
import { type Bar, withLastPrice } from './withLastPrice';

const at = (time: string) => Date.parse(`${time}+09:00`);

/** A bar of a Friday morning, or one opened at another moment. */
const bar = (openedAt: string, overrides: Partial<Bar> = {}): Bar => ({
  openedAt: at(openedAt),
  open: '1240',
  high: '1255',
  low: '1238',
  close: '1250',
  volume: '1200',
  ...overrides,
});

const older = bar('2026-11-20T10:05:00');
const newest = bar('2026-11-20T10:10:00');
const bars = [older, newest];
const price = (latestPrice: string, time: string) => ({ latestPrice, quotedAt: at(time) });

describe('a last price within the newest bar', () => {
  it.each([
    ['between high and low', '1243', { close: '1243' }],
    ['above the high', '1260', { close: '1260', high: '1260' }],
    ['below the low', '1230', { close: '1230', low: '1230' }],
    ['with more decimals', '1255.5', { close: '1255.5', high: '1255.5' }],
    ['with fewer digits', '999', { close: '999', low: '999' }],
  ])('%s becomes its close and extends high or low', (_, latestPrice, changed) => {
    const grown = withLastPrice(bars, price(latestPrice, '2026-11-20T10:14:58'), '5', holidays);
    expect(grown).toEqual([older, { ...newest, ...changed }]);
    expect(grown[0]).toBe(older);
  });

  it('that is already the close returns the same array', () => {
    expect(withLastPrice(bars, price('1250', '2026-11-20T10:14:58'), '5', holidays)).toBe(bars);
  });

  it('does not change its input', () => {
    withLastPrice(bars, price('1300', '2026-11-20T10:14:58'), '5', holidays);
    expect(newest.close).toBe('1250');
  });
});

describe('a last price of the next period opens a bar', () => {
  const opened = (openedAt: string): Bar => ({
    openedAt: at(openedAt),
    open: '1251',
    high: '1251',
    low: '1251',
    close: '1251',
    volume: '0',
  });

  it.each([
    ['1', '2026-11-20T10:10:00', '2026-11-20T10:11:00', '2026-11-20T10:11:00'],
    ['5', '2026-11-20T10:10:00', '2026-11-20T10:15:03', '2026-11-20T10:15:00'],
    ['10', '2026-11-20T10:10:00', '2026-11-20T10:21:30', '2026-11-20T10:20:00'],
    ['30', '2026-11-20T11:00:00', '2026-11-20T12:30:04', '2026-11-20T12:30:00'],
    ['day', '2026-11-20T09:00:00', '2026-11-24T09:00:02', '2026-11-24T09:00:00'],
    ['day', '2026-11-19T09:00:00', '2026-11-20T09:37:44', '2026-11-20T09:37:00'],
    ['week', '2026-11-16T09:00:00', '2026-11-24T09:00:02', '2026-11-24T09:00:00'],
    ['week', '2026-12-28T09:00:00', '2027-01-04T09:00:02', '2027-01-04T09:00:00'],
    ['month', '2026-11-02T09:00:00', '2026-12-01T09:00:02', '2026-12-01T09:00:00'],
  ] as const)('of %s: from %s to %s', (period, last, quoted, openedAt) => {
    const before = [bar(last)];
    expect(withLastPrice(before, price('1251', quoted), period, holidays)).toEqual([
      ...before,
      opened(openedAt),
    ]);
  });

  it.each([
    ['5', '2026-11-20T10:10:00', '2026-11-20T10:14:59'],
    ['30', '2026-11-20T09:00:00', '2026-11-20T09:29:59'],
    ['day', '2026-11-20T09:00:00', '2026-11-20T15:29:59'],
    ['week', '2026-11-16T09:00:00', '2026-11-20T15:29:59'],
    ['month', '2026-11-02T09:00:00', '2026-11-30T15:29:59'],
  ] as const)('of %s, not within the same one: from %s to %s', (period, last, quoted) => {
    expect(withLastPrice([bar(last)], price('1251', quoted), period, holidays)).toHaveLength(1);
  });

  it('also the very first one', () => {
    expect(withLastPrice([], price('1251', '2026-11-24T10:02:10'), '5', holidays)).toEqual([
      opened('2026-11-24T10:00:00'),
    ]);
  });
});

describe('a last price is ignored', () => {
  it.each([
    ['before the morning session', '2026-11-20T08:59:59'],
    ['in the noon break', '2026-11-20T11:30:00'],
    ['after the close', '2026-11-20T15:30:00'],
    ['on a Saturday', '2026-11-21T10:00:00'],
    ['on a holiday', '2026-11-23T10:00:00'],
    ['older than the newest bar', '2026-11-20T10:09:59'],
  ])('%s', (_, quoted) => {
    for (const period of ['1', '5', '10', '30'] as const)
      expect(withLastPrice(bars, price('1300', quoted), period, holidays)).toBe(bars);
  });

  it('outside the sessions without any bar', () => {
    for (const period of chartPeriods)
      expect(withLastPrice([], price('1300', '2026-11-20T15:30:00'), period, holidays)).toEqual([]);
  });
});
