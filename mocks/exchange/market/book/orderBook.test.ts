import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookOrder, bestPrice, cancelWhere, collect, isBetter, otherSide, place } from './orderBook';
import { emptyBook, numbered, someOrders, waiting } from './testOrders';

type Case = [
  what: string,
  resting: Omit<BookOrder, 'id'>[],
  incoming: Omit<BookOrder, 'id'>,
  /** Number of the resting order, price and shares. */
  fills: [number, number, number][],
];

const buy = (price: number | null, shares: number) => ({ side: 'buy' as const, price, shares });
const sell = (price: number | null, shares: number) => ({ side: 'sell' as const, price, shares });

const cases: Case[] = [
  ['the best price first', [sell(1002, 100), sell(1001, 100)], buy(1002, 100), [[2, 1001, 100]]],
  [
    'the earliest at one price',
    [sell(1001, 100), sell(1001, 300)],
    buy(1001, 200),
    [
      [1, 1001, 100],
      [2, 1001, 100],
    ],
  ],
  [
    'several prices, up to its limit',
    [sell(1001, 100), sell(1002, 100), sell(1003, 100)],
    buy(1002, 500),
    [
      [1, 1001, 100],
      [2, 1002, 100],
    ],
  ],
  [
    'a market order at every price',
    [buy(999, 100), buy(998, 100)],
    sell(null, 200),
    [
      [1, 999, 100],
      [2, 998, 100],
    ],
  ],
  ['nothing beyond its limit', [sell(1001, 100)], buy(1000, 100), []],
  [
    'a waiting market order before the best limit',
    [buy(1015, 100), buy(null, 100)],
    sell(1010, 100),
    [[2, 1015, 100]],
  ],
  ['a waiting market order at the incoming limit', [buy(null, 100)], sell(1003, 100), [[1, 1003, 100]]],
  ['two market orders at the last price', [buy(null, 100)], sell(null, 100), [[1, 1000, 100]]],
];

describe('continuous trading', () => {
  it.each(cases)('matches %s', (_, resting, incoming, fills) => {
    const book = emptyBook();
    for (const order of numbered(resting)) collect(book, order);
    const done = place(book, { ...incoming, id: 99 });
    const other = otherSide(incoming.side);
    expect(done.map((fill) => [fill[other], fill.price, fill.shares])).toEqual(fills);
  });

  it('lets a market order at the upper limit wait in the queue, before the orders at the limit', () => {
    const book = emptyBook();
    for (const order of numbered([buy(1015, 100), buy(null, 100), buy(null, 100)])) place(book, order);
    expect(place(book, { id: 9, ...sell(1015, 300) }).map((fill) => fill.buy)).toEqual([2, 3, 1]);
  });

  it('refuses prices off the grid or beyond the limits, and empty orders', () => {
    for (const wrong of [buy(1000.5, 100), buy(1016, 100), sell(984, 100), buy(1000, 0)])
      expect(() => place(emptyBook(), { id: 1, ...wrong })).toThrow(RangeError);
  });

  it('forgets a cancelled order', () => {
    const book = emptyBook();
    for (const order of numbered([sell(1001, 100), sell(1001, 100)])) place(book, order);
    cancelWhere(book, 'sell', ({ id }) => id === 1);
    expect(place(book, { id: 9, ...buy(null, 100) }).map((fill) => fill.sell)).toEqual([2]);
  });

  it('is never crossed, conserves shares, and trades at no price that an order excludes or others improve', () => {
    fc.assert(
      fc.property(someOrders, (orders) => {
        const book = emptyBook();
        let entered = 0;
        let traded = 0;
        for (const order of numbered(orders)) {
          entered += order.shares;
          const best = bestPrice(book, otherSide(order.side));
          const waited = book.market[otherSide(order.side)].length > 0;
          const limit = order.price;
          const fills = place(book, { ...order });
          for (const [index, { price, shares }] of fills.entries()) {
            traded += shares;
            if (limit !== null) expect(isBetter(order.side, price, limit)).toBe(false);
            if (index === 0 && !waited) expect(price).toBe(best);
          }
          const [bid, ask] = [bestPrice(book, 'buy'), bestPrice(book, 'sell')];
          if (bid !== undefined && ask !== undefined) expect(bid).toBeLessThan(ask);
          expect(book.market.buy.length > 0 && (ask !== undefined || book.market.sell.length > 0)).toBe(
            false,
          );
          expect(book.market.sell.length > 0 && bid !== undefined).toBe(false);
        }
        expect(waiting(book) + 2 * traded).toBe(entered);
      }),
      { numRuns: 500 },
    );
  });

  it('gives everyone at one price their turn', () => {
    fc.assert(
      fc.property(someOrders, (orders) => {
        const book = emptyBook();
        const all = numbered(orders);
        for (const order of all) place(book, order);
        for (const side of ['buy', 'sell'] as const)
          for (const level of book.levels[side]) {
            const ids = level.orders.map(({ id }) => id);
            expect(ids).toEqual(ids.toSorted((one, other) => one - other));
          }
      }),
    );
  });
});
