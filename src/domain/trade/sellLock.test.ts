import { describe, expect, it } from 'vitest';
import { firstSale, type LockedPosition, sellableFrom, sellLock, soldTooEarly } from './sellLock';

const buyTime = Date.parse('2026-03-02T10:00:00+09:00');
const minutes = (count: number): number => buyTime + count * 60_000;

describe('sellLock', () => {
  it.each<[string, LockedPosition, number, object]>([
    [
      '14 minutes after the purchase',
      { lock: 'minutes', buyTime },
      14,
      { locked: true, rule: 'minutes', until: minutes(15), minutes: 15 },
    ],
    ['15 minutes after the purchase', { lock: 'minutes', buyTime }, 15, { locked: false }],
    [
      'before the server’s later unlock time',
      { lock: 'minutes', buyTime, sellableAt: minutes(20) },
      15,
      { locked: true, rule: 'minutes', until: minutes(20), minutes: 20 },
    ],
    [
      'after an unlock time of the server that is too early',
      { lock: 'minutes', buyTime, sellableAt: minutes(1) },
      2,
      { locked: true, rule: 'minutes', until: minutes(15), minutes: 15 },
    ],
    [
      'a day later, with a T+1 lock',
      { lock: 'nextTradingDay', buyTime, sellableAt: minutes(2880) },
      1440,
      { locked: true, rule: 'nextTradingDay', until: minutes(2880) },
    ],
    [
      'within a lock of days',
      { lock: 'days', buyTime, sellableAt: minutes(7200) },
      1440,
      { locked: true, rule: 'days', until: minutes(7200) },
    ],
    ['without a lock', { lock: 'none', buyTime }, 0, { locked: false }],
    ['managed by a mentor', { lock: 'managed', buyTime }, 9999, { locked: true, rule: 'managed' }],
    ['before the purchase', { lock: 'minutes', buyTime: null, sellableAt: null }, 0, { locked: false }],
  ])('%s', (_, position, after, expected) => {
    expect(sellLock(position, minutes(after))).toEqual(expected);
  });

  it.each<[string, Partial<LockedPosition>, boolean]>([
    ['a minute too early', { sellableAt: minutes(14) }, true],
    ['on time', { sellableAt: minutes(15) }, false],
    ['without an unlock time', {}, false],
    ['before the purchase', { buyTime: null, sellableAt: minutes(1) }, false],
    ['too early for T+1', { lock: 'nextTradingDay', sellableAt: minutes(14) }, true],
    ['at once, without a lock', { lock: 'none', sellableAt: minutes(0) }, false],
  ])('detects that the server unlocks too early: %s', (_, position, early) => {
    expect(soldTooEarly({ lock: 'minutes', buyTime, ...position })).toBe(early);
  });

  it('counts the lock from the purchase', () => {
    expect(sellableFrom(buyTime, 15)).toBe(minutes(15));
  });
});

it.each([
  ['in the session', '2026-03-02T10:00:00+09:00', '2026-03-02T10:00:00+09:00'],
  ['at noon', '2026-03-02T11:35:00+09:00', '2026-03-02T12:30:00+09:00'],
  ['in the evening before a closed day', '2026-03-02T18:00:00+09:00', '2026-03-04T09:00:00+09:00'],
])('a lock that ends %s ends in a session', (_, sellableAt, first) => {
  const position = { lock: 'days', buyTime: 0, sellableAt: Date.parse(sellableAt) } as const;
  expect(firstSale(position, new Set(['2026-03-03']))).toBe(Date.parse(first));
});

it('knows no first sale without a moment of the server', () => {
  expect(firstSale({ lock: 'minutes', buyTime, sellableAt: null }, new Set())).toBeUndefined();
});
