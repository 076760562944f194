import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidays } from '../../../src/domain/market/holidays';
import type { BookSide } from '../../../src/domain/market/marketVocabulary';
import { bookAt } from './book/bookAt';
import { isOpening, sharesOfTrade, stuckAt } from './book/bookSlots';
import { sharesOf } from './book/orderBook';
import { progressAt } from './dayProgress';
import { firstFill, type QueuedOrder, sharesBefore } from './firstFill';
import { limitDownListings, limitUpListings } from './limitDays';
import type { Listing } from './listings';
import { createMarket } from './market';
import { momentOfTrade } from './trades';

const market = createMarket(20261120, { holidays });
const at = (time: string, date = '2026-11-20') => Date.parse(`${date}T${time}+09:00`);
const endOfDay = at('15:30:00');
const moving = market.coreListings.filter(({ suspended }) => !suspended);
const atLimit = [...limitUpListings(market, at('14:50:00')), ...limitDownListings(market, at('14:50:00'))];

/** An order at one of the prices of the board at a moment. */
const anyOrder = fc
  .record({
    listing: fc.oneof(fc.constantFrom(...moving), fc.constantFrom(...atLimit)),
    side: fc.constantFrom('buy' as const, 'sell' as const),
    level: fc.nat({ max: 7 }),
    since: fc.integer({ min: at('08:05:00'), max: at('15:20:00') }),
  })
  .map(({ listing, side, level, since }) => ({ listing, order: orderAt(listing, side, level, since) }));

function orderAt(listing: Listing, side: BookSide, level: number, since: number): QueuedOrder | undefined {
  const { book } = bookAt(market, listing.symbol, since);
  const found = book.levels[side][level];
  const { last } = book;
  const waits = found && (side === 'buy' ? found.price < last : found.price > last);
  return waits ? { side, price: found.price, atMarket: false, since } : undefined;
}

/** Looks at each trade of the day. */
function byLooking(listing: Listing, { side, price, since }: QueuedOrder): number | undefined {
  const { of, trades } = progressAt(market, listing, endOfDay);
  const { book } = bookAt(market, listing.symbol, since);
  const level = book.levels[side].find((one) => one.price === price);
  let ahead = sharesOf(level?.orders ?? []) + sharesOf(book.market[side]);
  for (let trade = of.outline.firstTrade; trade < trades; trade += 1) {
    const moment = momentOfTrade(of.key, of.day.midnight, trade);
    if (moment <= since) continue;
    const traded = of.priceOf(trade);
    if (side === 'buy' ? traded < price : traded > price) return moment;
    if (traded !== price) continue;
    ahead -= sharesOfTrade(of, trade);
    const queues = stuckAt(of, trade) === (side === 'buy' ? 'up' : 'down');
    if (ahead < 0 || (isOpening(of, trade) && !queues)) return moment;
  }
  return undefined;
}

describe('an order in the queue', () => {
  it('is filled by the trade that passes its limit, or exceeds what stood before it', () => {
    let filled = 0;
    fc.assert(
      fc.property(anyOrder, ({ listing, order }) => {
        if (!order) return;
        const found = firstFill(market, listing.symbol, order, { after: order.since, until: endOfDay });
        expect(found?.moment).toBe(byLooking(listing, order));
        if (found) filled += 1;
      }),
      { numRuns: 80 },
    );
    expect(filled).toBeGreaterThan(10);
  });

  it('is filled by the same trade whenever it is asked for, and ever less stands before it', () => {
    const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(anyOrder, parts, ({ listing, order }, places) => {
        if (!order) return;
        const { symbol } = listing;
        const found = firstFill(market, symbol, order, { after: order.since, until: endOfDay });
        const end = found ? found.moment - 1 : endOfDay;
        let before = sharesBefore(market, symbol, order, order.since);
        for (const place of places.toSorted((one, other) => one - other)) {
          const moment = Math.round(order.since + (end - order.since) * place);
          expect(firstFill(market, symbol, order, { after: moment, until: endOfDay })).toEqual(found);
          const ahead = sharesBefore(market, symbol, order, moment);
          expect(ahead).toBeLessThanOrEqual(before);
          before = ahead;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('stands behind fewer orders at the market than with a limit, where the price rests at its limit', () => {
    for (const listing of atLimit) {
      const { of } = progressAt(market, listing, endOfDay);
      const since = at('14:50:00');
      const side = of.outline.close === of.outline.limitUp ? 'buy' : 'sell';
      const order = { side, price: of.outline.close, since } as const;
      const limit = sharesBefore(market, listing.symbol, { ...order, atMarket: false }, since);
      const atMarket = sharesBefore(market, listing.symbol, { ...order, atMarket: true }, since);
      expect(atMarket).toBeLessThan(limit);
    }
    expect(atLimit.length).toBeGreaterThan(1);
  });
});
