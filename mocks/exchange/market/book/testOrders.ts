import fc from 'fast-check';
import { bookSides } from '../../../../src/domain/market/marketVocabulary';
import { type BookLimits, type BookOrder, createBook, type OrderBook, sharesOf } from './orderBook';

/** The limits of a stock that closed at 1,000 yen, narrowed so that random orders meet. */
export const limits: BookLimits = { limitUp: 1015, limitDown: 985 };

export const emptyBook = (last = 1000): OrderBook => createBook(last, limits);

/** Orders around the last price; one in six is a market order. */
export const someOrders = fc.array(
  fc.record({
    side: fc.constantFrom(...bookSides),
    price: fc.oneof(
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 5, arbitrary: fc.integer({ min: limits.limitDown, max: limits.limitUp }) },
    ),
    shares: fc.integer({ min: 1, max: 20 }).map((lots) => lots * 100),
  }),
  { minLength: 1, maxLength: 40 },
);

/** Orders with their numbers, from 1. */
export const numbered = (orders: readonly Omit<BookOrder, 'id'>[]): BookOrder[] =>
  orders.map((order, index) => ({ ...order, id: index + 1 }));

/** All shares that wait in a book. */
export const waiting = ({ levels, market }: OrderBook): number =>
  bookSides.reduce(
    (sum, side) => sum + sharesOf([...market[side], ...levels[side].flatMap(({ orders }) => orders)]),
    0,
  );
