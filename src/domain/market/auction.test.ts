import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AuctionOrder,
  auctionFill,
  auctionResult,
  auctionSteps,
  auctionTable,
  inPriority,
} from './auction';

const buy = (price: number | null, shares: number): AuctionOrder => ({ side: 'buy', price, shares });
const sell = (price: number | null, shares: number): AuctionOrder => ({ side: 'sell', price, shares });
const prices = [103, 102, 101, 100, 99, 98, 97];
const priceOf = (orders: AuctionOrder[], last = 100) => {
  const result = auctionResult(auctionTable(orders, prices), last);
  return result && [result.at.price, result.at.shares, result.rule];
};

const anyOrders = fc.array(
  fc.record({
    side: fc.constantFrom('buy' as const, 'sell' as const),
    price: fc.oneof(fc.constant(null), fc.constantFrom(...prices)),
    shares: fc.integer({ min: 1, max: 20 }),
  }),
  { maxLength: 20 },
);

describe('an auction', () => {
  it.each([
    ['most shares', [buy(101, 5), buy(100, 5), sell(99, 3), sell(100, 7)], [100, 10, 'volume']],
    ['the least surplus', [buy(101, 5), buy(100, 3), sell(100, 5)], [101, 5, 'surplus']],
    ['the nearest to the last price', [buy(103, 5), sell(98, 5)], [100, 5, 'nearest']],
    ['market orders first', [buy(null, 5), sell(102, 5), sell(103, 5)], [102, 5, 'surplus']],
  ])('has the price of %s', (_, orders, expected) => {
    expect(priceOf(orders)).toEqual(expected);
  });

  it('has the higher of two equally near prices if more is bought', () => {
    const even = [
      { price: 101, buys: 8, sells: 5, shares: 5 },
      { price: 99, buys: 8, sells: 5, shares: 5 },
    ];
    expect(auctionResult(even, 100)).toMatchObject({ at: { price: 101 }, rule: 'side' });
    const sold = even.map((at) => ({ ...at, buys: 5, sells: 8 }));
    expect(auctionResult(sold, 100)).toMatchObject({ at: { price: 99 }, rule: 'side' });
  });

  it('has no price if no orders match', () => {
    expect(priceOf([buy(99, 5), sell(100, 5)])).toBeUndefined();
    expect(priceOf([])).toBeUndefined();
  });

  it('serves market orders, then better prices, then earlier orders', () => {
    const early = buy(100, 4);
    const late = buy(100, 4);
    const better = buy(101, 4);
    const market = buy(null, 4);
    const orders = [early, late, better, market, sell(100, 10)];
    const at = { price: 100, buys: 16, sells: 10, shares: 10 };
    expect([market, better, early, late].map((order) => auctionFill(orders, order, at))).toEqual([
      4, 4, 2, 0,
    ]);
    expect(auctionFill(orders, sell(101, 5), at)).toBe(0);
  });

  it('lists each side in the order in which it is served', () => {
    const orders = [
      buy(100, 1),
      sell(101, 2),
      buy(null, 3),
      buy(101, 4),
      buy(100, 5),
      sell(null, 6),
      buy(null, 7),
    ];
    expect(inPriority(orders, 'buy').map(({ shares }) => shares)).toEqual([3, 7, 4, 1, 5]);
    expect(inPriority(orders, 'sell').map(({ shares }) => shares)).toEqual([6, 2]);
  });

  it.each<[string, AuctionOrder[], [string, number[]][]]>([
    ['by the first rule', [buy(101, 5), buy(100, 5), sell(99, 3), sell(100, 7)], [['volume', [100]]]],
    [
      'by the third',
      [buy(103, 5), sell(98, 5)],
      [
        ['volume', [103, 102, 101, 100, 99, 98]],
        ['surplus', [103, 102, 101, 100, 99, 98]],
        ['nearest', [100]],
      ],
    ],
    ['without any', [buy(99, 5), sell(100, 5)], []],
  ])('decides %s', (_, orders, expected) => {
    const steps = auctionSteps(auctionTable(orders, prices), 100);
    expect(steps.map(({ rule, left }) => [rule, left.map(({ price }) => price)])).toEqual(expected);
  });

  it('trades as much as is bought and sold, at a price that no other exceeds', () => {
    fc.assert(
      fc.property(anyOrders, fc.constantFrom(...prices), (orders, last) => {
        const table = auctionTable(orders, prices);
        const result = auctionResult(table, last);
        expect(result?.at.shares ?? 0).toBe(Math.max(0, ...table.map(({ shares }) => shares)));
        if (!result) return;
        for (const side of ['buy', 'sell'] as const) {
          const filled = orders
            .filter((order) => order.side === side)
            .reduce((sum, order) => sum + auctionFill(orders, order, result.at), 0);
          expect(filled).toBe(result.at.shares);
        }
      }),
    );
  });
});
