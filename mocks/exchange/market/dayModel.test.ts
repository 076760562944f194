import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidays } from '../../../src/domain/holidays';
import { priceLimits } from '../../../src/domain/priceLimits';
import { isOnTick } from '../../../src/domain/ticks';
import { dayPath } from './dayPath';
import { dayVolume } from './dayVolume';
import { listingOf } from './listings';
import { createMarket, dayKey } from './market';
import { outlineOf } from './outlineOf';
import { tickAt } from './priceGrid';
import { tradesPerDay } from './trades';

/** Any company of a large market, on any day, under any seed. */
const anyDay = fc
  .record({
    seed: fc.string(),
    code: fc.integer({ min: 1000, max: 9999 }),
    ordinal: fc.integer({ min: 0, max: 5000 }),
  })
  .map(({ seed, code, ordinal }) => {
    const listing = listingOf(code);
    const market = createMarket(seed, { holidays, listings: [listing] });
    const key = dayKey(market, listing, ordinal);
    return { market, listing, ordinal, key, outline: outlineOf(market, listing, ordinal) };
  });

describe('a trading day', () => {
  it('stays within the limits that its previous close sets, on the tick grid', () => {
    fc.assert(
      fc.property(anyDay, ({ market, listing, ordinal, outline }) => {
        const { open, high, low, close, previousClose } = outline;
        const limits = priceLimits(String(previousClose));
        expect(String(outline.limitUp)).toBe(limits.limitUp);
        expect(String(outline.limitDown)).toBe(limits.limitDown);
        expect(high).toBeLessThanOrEqual(outline.limitUp);
        expect(low).toBeGreaterThanOrEqual(outline.limitDown);
        for (const price of [open, high, low, close]) {
          expect(isOnTick(String(price))).toBe(true);
          expect(price).toBeLessThanOrEqual(high);
          expect(price).toBeGreaterThanOrEqual(low);
        }
        expect(outlineOf(market, listing, ordinal + 1).previousClose).toBe(close);
      }),
      { numRuns: 2000 },
    );
  });

  it('leads its trades from open to close, touching high and low and passing neither', () => {
    fc.assert(
      fc.property(anyDay, ({ key, outline }) => {
        const priceOf = dayPath(key, outline);
        const prices = Array.from({ length: tradesPerDay }, (_, trade) => priceOf(trade));
        expect(prices[0]).toBe(outline.open);
        expect(prices.at(-1)).toBe(outline.close);
        expect(Math.max(...prices)).toBe(outline.high);
        expect(Math.min(...prices)).toBe(outline.low);
        const offTick = [...new Set(prices)].filter((price) => !isOnTick(String(price)));
        expect(offTick).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('moves in small steps', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: tradesPerDay - 1 }), ({ key, outline }, trade) => {
        const priceOf = dayPath(key, outline);
        const step = Math.abs(priceOf(trade) - priceOf(trade - 1));
        expect(step).toBeLessThanOrEqual((outline.high - outline.low) * 0.12 + tickAt(outline.high));
      }),
    );
  });

  it('spreads its volume over its trades, whole and never negative', () => {
    fc.assert(
      fc.property(anyDay, ({ key, outline }) => {
        const sharesAfter = dayVolume(key, outline);
        expect(sharesAfter(0)).toBe(0);
        expect(sharesAfter(tradesPerDay)).toBe(outline.volume);
        for (let trade = 1; trade <= tradesPerDay; trade += 1) {
          if (sharesAfter(trade) < sharesAfter(trade - 1)) throw new Error(`volume falls at trade ${trade}`);
        }
      }),
      { numRuns: 50 },
    );
  });
});
