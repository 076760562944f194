import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Auction, auctionAt, auctionOf, isComplete, strike } from './auction';
import { type BookOrder, bestPrice, collect, type OrderBook } from './orderBook';
import { emptyBook, limits, numbered, someOrders, waiting } from './testOrders';

const buy = (price: number | null, shares: number) => ({ side: 'buy' as const, price, shares });
const sell = (price: number | null, shares: number) => ({ side: 'sell' as const, price, shares });

function collected(orders: readonly Omit<BookOrder, 'id'>[], last = 1000): OrderBook {
  const book = emptyBook(last);
  for (const order of numbered(orders)) collect(book, order);
  return book;
}

/** Tries every price of the day. */
function byTrying(book: OrderBook): Auction | undefined {
  const all: Auction[] = [];
  for (let price = limits.limitDown; price <= limits.limitUp; price += 1) all.push(auctionAt(book, price));
  const most = Math.max(...all.map(({ shares }) => shares));
  if (most === 0) return undefined;
  const largest = all.filter(({ shares }) => shares === most);
  const least = Math.min(...largest.map(({ imbalance }) => Math.abs(imbalance)));
  const balanced = largest.filter(({ imbalance }) => Math.abs(imbalance) === least);
  const near = Math.min(...balanced.map(({ price }) => Math.abs(price - book.last)));
  const nearest = balanced.filter(({ price }) => Math.abs(price - book.last) === near);
  return nearest.find(({ imbalance }, index) => (imbalance > 0 ? index === nearest.length - 1 : index === 0));
}

describe('an auction', () => {
  it.each([
    ['trades most shares', [buy(1003, 300), buy(1001, 200), sell(1001, 400), sell(1002, 300)], [1001, 400]],
    ['leaves the least imbalance', [buy(1005, 300), sell(1000, 300), sell(1003, 100)], [1000, 300]],
    ['is nearest to the last price', [buy(1010, 300), sell(990, 300)], [1000, 300]],
    ['has market orders of both sides at the last price', [buy(null, 300), sell(null, 300)], [1000, 300]],
    ['has market orders meet limits within those', [buy(null, 500), sell(1010, 200)], [1010, 200]],
  ] as const)('%s', (_, orders, [price, shares]) => {
    expect(auctionOf(collected(orders))).toMatchObject({ price, shares });
  });

  it('has no price where no orders match', () => {
    expect(auctionOf(collected([buy(999, 100), sell(1001, 100)]))).toBeUndefined();
  });

  it('is not complete while market orders are left, except at their limit', () => {
    const before = collected([buy(null, 500), sell(1010, 200)]);
    expect(isComplete(before, { price: 1010, shares: 200, imbalance: 300 })).toBe(false);
    expect(isComplete(before, { price: 1015, shares: 200, imbalance: 300 })).toBe(true);
    expect(
      isComplete(collected([buy(1001, 500), sell(null, 200)]), { price: 1001, shares: 200, imbalance: 300 }),
    ).toBe(true);
  });

  it('serves market orders, then better prices, then the earliest at its price', () => {
    const book = collected([buy(1000, 100), buy(1000, 100), buy(1001, 100), buy(null, 100), sell(1000, 300)]);
    const auction = auctionOf(book);
    if (!auction) throw new Error('nothing matches');
    expect(strike(book, auction, false).map((fill) => fill.buy)).toEqual([4, 3, 1]);
    expect(waiting(book)).toBe(100);
  });

  it('allots 100 shares each in turn at a limit price, the largest order first', () => {
    const book = collected([buy(1015, 100), buy(1015, 900), buy(1015, 300), sell(1015, 500)]);
    const fills = strike(book, { price: 1015, shares: 500, imbalance: 800 }, true);
    expect(fills.map((fill) => [fill.buy, fill.shares])).toEqual([
      [2, 200],
      [3, 200],
      [1, 100],
    ]);
  });

  it('has the price that trying all of them finds', () => {
    fc.assert(
      fc.property(someOrders, fc.integer({ min: 985, max: 1015 }), (orders, last) => {
        const book = collected(orders, last);
        expect(auctionOf(book)).toEqual(byTrying(book));
      }),
      { numRuns: 1000 },
    );
  });

  it('conserves shares, and leaves nothing that could still be traded at its price', () => {
    fc.assert(
      fc.property(someOrders, fc.boolean(), (orders, allotted) => {
        const book = collected(orders);
        const before = waiting(book);
        const auction = auctionOf(book);
        if (!auction) return;
        const fills = strike(book, auction, allotted);
        expect(fills.reduce((sum, { shares }) => sum + shares, 0)).toBe(auction.shares);
        expect(waiting(book)).toBe(before - 2 * auction.shares);
        expect(auctionAt(book, auction.price).shares).toBe(0);
        expect(book.last).toBe(auction.price);
        const [bid, ask] = [bestPrice(book, 'buy'), bestPrice(book, 'sell')];
        if (!allotted && bid !== undefined && ask !== undefined) expect(bid).toBeLessThan(ask);
      }),
      { numRuns: 500 },
    );
  });
});
