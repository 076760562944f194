import fc from 'fast-check';
import { expect, it } from 'vitest';
import { auctionOf } from '../../mocks/exchange/market/book/auction';
import { collect, createBook } from '../../mocks/exchange/market/book/orderBook';
import { auctionResult, auctionTable } from '../../src/domain/market/auction';

const limits = { limitUp: 110, limitDown: 90 };
const prices = Array.from({ length: 21 }, (_, index) => limits.limitUp - index);
const price = fc.constantFrom(...prices);
const orders = fc.array(
  fc.record({
    side: fc.constantFrom('buy' as const, 'sell' as const),
    price: fc.oneof(fc.constant(null), price),
    shares: fc.integer({ min: 1, max: 20 }),
  }),
  { maxLength: 30 },
);

it('the app explains an auction as the exchange conducts it', () => {
  fc.assert(
    fc.property(orders, price, (collected, last) => {
      const book = createBook(last, limits);
      for (const [id, order] of collected.entries()) collect(book, { ...order, id });
      const conducted = auctionOf(book);
      const explained = auctionResult(auctionTable(collected, prices), last)?.at;
      expect(explained && [explained.price, explained.shares]).toEqual(
        conducted && [conducted.price, conducted.shares],
      );
    }),
    { numRuns: 500 },
  );
});
