import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentOfTrade, tradesPerDay, tradesUntil } from './trades';

const midnight = Date.parse('2026-11-20T00:00:00+09:00');
const clock = (time: string) => Date.parse(`2026-11-20T${time}+09:00`);
const key = fc.integer();

describe('trades of a day', () => {
  it('start with each session and stop between and after sessions', () => {
    fc.assert(
      fc.property(key, (key) => {
        expect(tradesUntil(key, midnight, clock('08:59:59.999'))).toBe(0);
        expect(tradesUntil(key, midnight, clock('09:00:00.000'))).toBe(1);
        expect(tradesUntil(key, midnight, clock('11:30:00.000'))).toBe(4500);
        expect(tradesUntil(key, midnight, clock('12:29:59.999'))).toBe(4500);
        expect(tradesUntil(key, midnight, clock('12:30:00.000'))).toBe(4501);
        expect(tradesUntil(key, midnight, clock('15:30:00.000'))).toBe(tradesPerDay);
        expect(tradesUntil(key, midnight, clock('23:59:59.999'))).toBe(tradesPerDay);
      }),
    );
  });

  it('are counted from the exact time they happen', () => {
    fc.assert(
      fc.property(key, fc.integer({ min: 0, max: tradesPerDay - 1 }), (key, trade) => {
        const moment = momentOfTrade(key, midnight, trade);
        expect(tradesUntil(key, midnight, moment)).toBe(trade + 1);
        expect(tradesUntil(key, midnight, moment - 1)).toBe(trade);
      }),
    );
  });

  it('are one to three seconds apart', () => {
    fc.assert(
      fc.property(key, fc.integer({ min: 1, max: 4499 }), (key, trade) => {
        const gap = momentOfTrade(key, midnight, trade) - momentOfTrade(key, midnight, trade - 1);
        expect(gap).toBeGreaterThanOrEqual(1000);
        expect(gap).toBeLessThanOrEqual(3000);
      }),
    );
  });

  it('never exceed the trades of a day', () => {
    expect(() => momentOfTrade(1, midnight, tradesPerDay)).toThrow(RangeError);
  });
});
