import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventfulDay, newIssueDay, someDay } from '../testDays';
import { tradesPerDay } from '../trades';
import { isClosing, isOpening, sharesOfTrade, stuckAt } from './bookSlots';
import { bestPrice, levelAt } from './orderBook';
import { SimulatedBook } from './simulatedBook';

const anyKindOfDay = fc.oneof(someDay, eventfulDay, newIssueDay);

/** A part of a day, from the beginning of one of its blocks. */
const anyPart = fc
  .record({ day: anyKindOfDay, at: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ day, at }) => {
    const { firstTrade } = day.outline;
    const wanted = Math.min(tradesPerDay - 1, firstTrade + Math.floor((tradesPerDay - firstTrade) * at));
    return { day, simulated: new SimulatedBook(day, wanted), until: Math.min(tradesPerDay, wanted + 60) };
  });

describe('a simulated book', () => {
  it('trades what the path of the day says, and the board agrees with the last price', () => {
    fc.assert(
      fc.property(anyPart, ({ day, simulated, until }) => {
        while (simulated.trades < until) {
          const { trade, fills, cause } = simulated.advance();
          const price = day.priceOf(trade);
          expect(fills.map((fill) => fill.price)).toEqual(fills.map(() => price));
          expect(fills.reduce((sum, { shares }) => sum + shares, 0)).toBe(sharesOfTrade(day, trade));
          expect(cause === 'auction').toBe(isOpening(day, trade) || isClosing(trade));
          const { book } = simulated;
          const bid = bestPrice(book, 'buy') ?? 0;
          const ask = bestPrice(book, 'sell') ?? Number.POSITIVE_INFINITY;
          expect(book.last).toBe(price);
          expect(bid).toBeLessThan(ask);
          expect(bid).toBeLessThanOrEqual(price);
          expect(ask).toBeGreaterThanOrEqual(price);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('trades a whole day exactly', () => {
    fc.assert(
      fc.property(anyKindOfDay, (day) => {
        let shares = 0;
        const { firstTrade, volume, open, close } = day.outline;
        const prices: (number | undefined)[] = [];
        for (let trade = firstTrade; trade < tradesPerDay; ) {
          const block = new SimulatedBook(day, trade);
          do {
            const done = block.advance();
            prices.push(done.fills[0]?.price);
            shares += done.fills.reduce((sum, fill) => sum + fill.shares, 0);
            trade = block.trades;
          } while (trade < tradesPerDay && trade % 300 !== 0);
        }
        expect(shares).toBe(volume);
        expect(prices[0]).toBe(open);
        expect(prices.at(-1)).toBe(close);
      }),
      { numRuns: 4 },
    );
  });

  it('has only the queue at a limit where the price rests', () => {
    fc.assert(
      fc.property(eventfulDay, (day) => {
        const trade = Math.min(tradesPerDay - 2, day.outline.restsFrom + 40);
        const limit = stuckAt(day, trade);
        if (!limit) return;
        const simulated = new SimulatedBook(day, trade);
        while (simulated.trades <= trade) simulated.advance();
        const { book } = simulated;
        const [queue, other] = limit === 'up' ? (['buy', 'sell'] as const) : (['sell', 'buy'] as const);
        expect(book.levels[other]).toEqual([]);
        expect(levelAt(book, queue, day.outline.close)?.orders.length).toBeGreaterThan(0);
        expect(bestPrice(book, queue)).toBe(day.outline.close);
      }),
      { numRuns: 60 },
    );
  });
});
