import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidays } from '../../../src/domain/market/holidays';
import { priceLimits } from '../../../src/domain/market/priceLimits';
import { isOnTick } from '../../../src/domain/market/ticks';
import { volumeUnit } from './dayOutline';
import { dayPath } from './dayPath';
import { dayVolume } from './dayVolume';
import { type Listing, listingOf } from './listings';
import { createMarket, dayKey, listingBySymbol, type Market } from './market';
import { findNewIssue } from './newIssues';
import { limitSideOn } from './offTrendCloses';
import { outlineOf } from './outlineOf';
import { tickAt } from './priceGrid';
import { tradesPerDay, tradesPerMinute } from './trades';

function dayOf(market: Market, listing: Listing, ordinal: number) {
  const key = dayKey(market, listing, ordinal);
  return { market, listing, ordinal, key, outline: outlineOf(market, listing, ordinal) };
}

/** Any company of a large market, on any day, with any seed. */
const anyDay = fc
  .record({
    seed: fc.string(),
    code: fc.integer({ min: 1000, max: 9999 }),
    ordinal: fc.integer({ min: 0, max: 5000 }),
  })
  .map(({ seed, code, ordinal }) => {
    const listing = listingOf(code);
    return dayOf(createMarket(seed, { holidays, listings: [listing] }), listing, ordinal);
  });

/** Any of those days, or a day around a close at a limit, of any company. */
const eventfulDay = fc
  .record({
    seed: fc.string(),
    code: fc.integer({ min: 1000, max: 9999 }),
    from: fc.integer({ min: 0, max: 5000 }),
    offset: fc.oneof(fc.constant(0), fc.integer({ min: -2, max: 32 })),
  })
  .map(({ seed, code, from, offset }) => {
    const listing = listingOf(code);
    const market = createMarket(seed, { holidays, listings: [listing] });
    let limitDay = from;
    while (!limitSideOn(market, listing, limitDay)) limitDay += 1;
    return dayOf(market, listing, limitDay + offset);
  });

/** One of the first trading days of a new issue. */
const newIssueDay = fc
  .record({
    seed: fc.string(),
    id: fc.integer({ min: 700, max: 1500 }),
    offset: fc.integer({ min: 0, max: 35 }),
  })
  .map(({ seed, id, offset }) => {
    const market = createMarket(seed, { holidays });
    const issue = findNewIssue(market, `I${id}`);
    if (!issue) throw new Error(`there is no I${id}`);
    return dayOf(market, issue.listing, issue.listedOn + offset);
  });

const anyKindOfDay = fc.oneof(anyDay, eventfulDay, newIssueDay);

describe('a trading day', () => {
  it('stays within the limits of its previous close, on the tick grid', () => {
    fc.assert(
      fc.property(anyKindOfDay, ({ market, listing, ordinal, outline }) => {
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

  it('leads from open to close, and touches but never exceeds high and low', () => {
    fc.assert(
      fc.property(anyKindOfDay, ({ key, outline }) => {
        const { firstTrade } = outline;
        const priceOf = dayPath(key, outline);
        const prices = Array.from({ length: tradesPerDay - firstTrade }, (_, trade) =>
          priceOf(firstTrade + trade),
        );
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
      fc.property(anyKindOfDay, fc.integer({ min: 1, max: tradesPerDay - 1 }), ({ key, outline }, trade) => {
        fc.pre(trade > outline.firstTrade);
        const priceOf = dayPath(key, outline);
        const step = Math.abs(priceOf(trade) - priceOf(trade - 1));
        expect(step).toBeLessThanOrEqual((outline.high - outline.low) * 0.12 + tickAt(outline.high));
      }),
    );
  });

  it('spreads its volume over its trades, 100 shares at least for each', () => {
    fc.assert(
      fc.property(anyKindOfDay, ({ key, outline }) => {
        const sharesAfter = dayVolume(key, outline);
        expect(sharesAfter(outline.firstTrade)).toBe(0);
        expect(sharesAfter(tradesPerDay)).toBe(outline.volume);
        for (let trade = outline.firstTrade + 1; trade <= tradesPerDay; trade += 1) {
          const shares = sharesAfter(trade) - sharesAfter(trade - 1);
          if (shares < volumeUnit || shares % volumeUnit !== 0)
            throw new Error(`${shares} at trade ${trade}`);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('moves away from its high between two prices close to it', () => {
    const market = createMarket(20261120, { holidays });
    const { ordinal } = market.calendar.dayAt(Date.parse('2026-11-18T12:00:00+09:00'));
    const { key, outline } = dayOf(market, listingBySymbol(market, '1001.W'), ordinal);
    const priceOf = dayPath(key, outline);
    let longest = 0;
    for (let trade = 0, clinging = 0; trade < tradesPerDay; trade += 1) {
      clinging = priceOf(trade) >= outline.high - tickAt(outline.high) ? clinging + 1 : 0;
      longest = Math.max(longest, clinging);
    }
    expect(longest / tradesPerMinute).toBeLessThan(25);
  });
});
