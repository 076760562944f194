import type { BookSide } from '../../../../src/domain/market/marketVocabulary';
import { tickAt } from '../priceGrid';

/** An order in a book. Times are not needed: orders of one price stand in the order in which they came. */
export interface BookOrder {
  id: number;
  side: BookSide;
  /** Limit in yen, on the tick grid; null for a market order. */
  price: number | null;
  /** Shares that are not traded yet. */
  shares: number;
}

/** The orders of one side at one price, the earliest first. */
export interface BookLevel {
  price: number;
  orders: BookOrder[];
}

/** A part of a trade: one order to buy and one to sell. */
export interface Fill {
  buy: number;
  sell: number;
  /** In yen. */
  price: number;
  shares: number;
}

/** Lowest and highest price of the day, in yen. */
export interface BookLimits {
  limitUp: number;
  limitDown: number;
}

/** The orders of a stock that wait to be matched (decision 61). */
export interface OrderBook extends BookLimits {
  /** Price of the last trade, or the previous close; in yen. */
  last: number;
  /** Limit orders by price, the best first: the highest to buy, the lowest to sell. */
  levels: Record<BookSide, BookLevel[]>;
  /** Waiting market orders, the earliest first. They come before all limit orders. */
  market: Record<BookSide, BookOrder[]>;
}

export const otherSide = (side: BookSide): BookSide => (side === 'buy' ? 'sell' : 'buy');

/** An empty book. */
export function createBook(last: number, { limitUp, limitDown }: BookLimits): OrderBook {
  return { last, limitUp, limitDown, levels: { buy: [], sell: [] }, market: { buy: [], sell: [] } };
}

/** A copy that can be changed on its own. */
export function copyBook(book: OrderBook): OrderBook {
  const copyOrders = (orders: readonly BookOrder[]) => orders.map((order) => ({ ...order }));
  const copyLevels = (levels: readonly BookLevel[]) =>
    levels.map(({ price, orders }) => ({ price, orders: copyOrders(orders) }));
  return {
    ...book,
    levels: { buy: copyLevels(book.levels.buy), sell: copyLevels(book.levels.sell) },
    market: { buy: copyOrders(book.market.buy), sell: copyOrders(book.market.sell) },
  };
}

/** Whether a price is better for the other side: higher to buy, lower to sell. */
export const isBetter = (side: BookSide, price: number, than: number): boolean =>
  side === 'buy' ? price > than : price < than;

/** Best limit of a side. */
export const bestPrice = (book: OrderBook, side: BookSide): number | undefined => book.levels[side][0]?.price;

/** The orders of a side at a price. */
export const levelAt = (book: OrderBook, side: BookSide, price: number): BookLevel | undefined =>
  book.levels[side].find((level) => level.price === price);

export const sharesOf = (orders: readonly BookOrder[]): number =>
  orders.reduce((sum, { shares }) => sum + shares, 0);

/**
 * Puts an order into the book without matching it, as before an auction.
 *
 * @throws for a price off the tick grid or beyond the limits, and for no shares
 */
export function collect(book: OrderBook, order: BookOrder): void {
  requireValid(book, order);
  const { side, price } = order;
  if (price === null) {
    book.market[side].push(order);
    return;
  }
  const levels = book.levels[side];
  const place = levels.findIndex((level) => !isBetter(side, level.price, price));
  const found = levels[place];
  if (found?.price === price) found.orders.push(order);
  else levels.splice(place < 0 ? levels.length : place, 0, { price, orders: [order] });
}

/**
 * Matches an incoming order in continuous trading (ザラバ): with waiting market orders first, then with the best price,
 * and at one price with the earliest order. The rest waits in the book.
 *
 * @throws for a price off the tick grid or beyond the limits, and for no shares
 */
export function place(book: OrderBook, order: BookOrder): Fill[] {
  requireValid(book, order);
  const fills: Fill[] = [];
  while (order.shares > 0) {
    const match = firstMatch(book, order);
    if (!match) break;
    fills.push(trade(book, order, match.resting, match.price));
    removeTraded(book, otherSide(order.side));
  }
  if (order.shares > 0) collect(book, order);
  return fills;
}

/** Takes orders out of the book. */
export function cancelWhere(book: OrderBook, side: BookSide, is: (order: BookOrder) => boolean): void {
  const stays = (order: BookOrder) => !is(order);
  book.market[side] = book.market[side].filter(stays);
  book.levels[side] = book.levels[side].flatMap(({ price, orders }) => {
    const left = orders.filter(stays);
    return left.length === 0 ? [] : [{ price, orders: left }];
  });
}

/** Removes what has been traded from the head of a side. */
export function removeTraded(book: OrderBook, side: BookSide): void {
  const done = ({ shares }: BookOrder) => shares === 0;
  while (book.market[side][0] && done(book.market[side][0])) book.market[side].shift();
  const levels = book.levels[side];
  for (let level = levels[0]; level; level = levels[0]) {
    while (level.orders[0] && done(level.orders[0])) level.orders.shift();
    if (level.orders.length > 0) return;
    levels.shift();
  }
}

/** The waiting order that an incoming one is matched with, and the price of the trade. */
function firstMatch(
  book: OrderBook,
  { side, price }: BookOrder,
): { resting: BookOrder; price: number } | undefined {
  const against = otherSide(side);
  const best = book.levels[against][0];
  const [waiting] = book.market[against];
  if (waiting) return { resting: waiting, price: priceWithMarketOrder(book, against, price) };
  const [resting] = best?.orders ?? [];
  if (!best || !resting) return undefined;
  const reached = price === null || !isBetter(side, best.price, price);
  return reached ? { resting, price: best.price } : undefined;
}

/** A waiting market order trades at the best limit of its own side, or at the incoming limit if that is better for it. */
function priceWithMarketOrder(book: OrderBook, waiting: BookSide, incoming: number | null): number {
  const best = bestPrice(book, waiting);
  if (incoming === null) return best ?? book.last;
  if (best === undefined) return incoming;
  return waiting === 'buy' ? Math.max(best, incoming) : Math.min(best, incoming);
}

function trade(book: OrderBook, one: BookOrder, other: BookOrder, price: number): Fill {
  const shares = Math.min(one.shares, other.shares);
  one.shares -= shares;
  other.shares -= shares;
  book.last = price;
  const [buy, sell] = one.side === 'buy' ? [one.id, other.id] : [other.id, one.id];
  return { buy, sell, price, shares };
}

function requireValid({ limitUp, limitDown }: OrderBook, { price, shares }: BookOrder): void {
  if (shares <= 0) throw new RangeError('an order has shares');
  if (price === null) return;
  if (price < limitDown || price > limitUp) throw new RangeError(`${price} is beyond the limits`);
  if (price % tickAt(price) !== 0) throw new RangeError(`${price} is not on the tick grid`);
}
