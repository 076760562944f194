import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepPrice } from '../../../src/domain/market/ticks';
import { quoteAt } from '../market/quotes';
import { testExchange, tradedListing } from '../testExchange';
import { nextUpcomingEvent } from './lookaheadCache';
import { openPosition } from './openPosition';
import { firstUpcomingEvent } from './upcomingEvent';

/** Checks of the same position at increasing and decreasing times, unchanged or with a change in between. */
const looks = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 3 * 24 * 60 }),
    length: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 6000 })),
    change: fc.constantFrom('nothing', 'nothing', 'limit', 'margin'),
  }),
  { minLength: 2, maxLength: 20 },
);

test.each(['long', 'short'] as const)(
  'the cached events of a %s position equal newly computed ones',
  (side) => {
    fc.assert(
      fc.property(looks, fc.nat({ max: 5 }), (all, index) => {
        const { member, open } = testExchange();
        const exchange = open('09:30');
        const { market, now } = exchange;
        const { symbol } = tradedListing(exchange, index);
        const order = { symbol, side, priceType: 'market', leverage: 10, lots: '1' } as const;
        const position = openPosition(exchange, member, order);
        for (const { after, length, change } of all) {
          const price = quoteAt(market, symbol, now).latestPrice;
          if (change === 'limit')
            Object.assign(position, {
              status: 'preparingToClose',
              closeLimitPrice: stepPrice(price, length % 9),
            });
          if (change === 'margin') position.addedMargin = String(length);
          const from = now + after * 60_000;
          const until = from + length * 60_000;
          expect(nextUpcomingEvent(market, position, from, until)).toEqual(
            firstUpcomingEvent(market, position, from, until),
          );
        }
      }),
      { numRuns: 40 },
    );
  },
);
