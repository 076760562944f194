import { describe, expect, it } from 'vitest';
import { sellableFrom, sellLock } from './sellLock';

const buyTime = Date.parse('2026-03-02T10:00:00+09:00');
const minutes = (count: number): number => buyTime + count * 60_000;

describe('sellLock', () => {
  it.each([
    ['14 minutes after the purchase', { buyTime, now: minutes(14) }, { locked: true, until: minutes(15) }],
    ['15 minutes after', { buyTime, now: minutes(15) }, { locked: false }],
    [
      'before the server’s own moment, however long after the purchase',
      { buyTime, sellableAt: minutes(1440), now: minutes(60) },
      { locked: true, until: minutes(1440) },
    ],
    [
      'after an early moment of the server',
      { buyTime, sellableAt: minutes(1), now: minutes(2) },
      { locked: false },
    ],
    ['before any purchase', { buyTime: null, sellableAt: null, now: buyTime }, { locked: false }],
  ])('%s', (_, position, expected) => {
    expect(sellLock(position)).toEqual(expected);
  });

  it('counts the lock from the purchase', () => {
    expect(sellableFrom(buyTime, 15)).toBe(minutes(15));
  });
});
