import type { BookSide } from '../../../../src/domain/market/marketVocabulary';
import { volumeUnit } from '../dayOutline';
import { priceAbove, priceBelow } from './nextPrice';
import {
  type BookOrder,
  type Fill,
  isBetter,
  type OrderBook,
  otherSide,
  removeTraded,
  sharesOf,
} from './orderBook';

/** The one price of an auction (板寄せ), and what it trades. */
export interface Auction {
  /** In yen. */
  price: number;
  /** Shares traded. */
  shares: number;
  /** Orders to buy minus orders to sell at this price, in shares. */
  imbalance: number;
}

/**
 * The price at which an auction trades most shares; among several, the one with the least imbalance; among these, the
 * nearest to the last price, and of two equally near ones that of the side with more orders. Undefined if no orders
 * match (decision 61).
 */
export function auctionOf(book: OrderBook): Auction | undefined {
  return candidates(book)
    .map((price) => auctionAt(book, price))
    .reduce<Auction | undefined>(
      (best, other) => (other.shares > 0 && (!best || isPreferred(book, other, best)) ? other : best),
      undefined,
    );
}

/** What an auction at a price would trade. */
export function auctionAt(book: OrderBook, price: number): Auction {
  const buys = sharesUpTo(book, 'buy', price);
  const sells = sharesUpTo(book, 'sell', price);
  return { price, shares: Math.min(buys, sells), imbalance: buys - sells };
}

/** Whether one price comes before another by the rules of the auction. */
export function isPreferred({ last }: OrderBook, one: Auction, other: Auction): boolean {
  if (one.shares !== other.shares) return one.shares > other.shares;
  const surplus = Math.abs(one.imbalance) - Math.abs(other.imbalance);
  if (surplus !== 0) return surplus < 0;
  const distance = Math.abs(one.price - last) - Math.abs(other.price - last);
  if (distance !== 0) return distance < 0;
  return one.imbalance > 0 ? one.price > other.price : one.price < other.price;
}

/**
 * Whether an auction may take place: all market orders are executed, or the price is at the limit of their side.
 * Otherwise there is a special quote.
 */
export function isComplete(book: OrderBook, { price, shares }: Auction): boolean {
  const served = (side: BookSide, limit: number) => sharesOf(book.market[side]) <= shares || price === limit;
  return served('buy', book.limitUp) && served('sell', book.limitDown);
}

/**
 * Executes an auction. Market orders and better prices come first, then the orders at its price by time. With
 * `allotted`, at a limit price, the orders of the larger side get 100 shares each in turn, the largest first (比例配分).
 */
export function strike(book: OrderBook, { price, shares, imbalance }: Auction, allotted: boolean): Fill[] {
  const larger = imbalance > 0 ? 'buy' : 'sell';
  const partsOf = (side: BookSide) => {
    const orders = ordersUpTo(book, side, price);
    return allotted && side === larger && imbalance !== 0 ? allot(orders, shares) : inTurn(orders, shares);
  };
  const fills = pair(partsOf('buy'), partsOf('sell'), price);
  for (const side of ['buy', 'sell'] as const) {
    removeEmpty(book, side);
    removeTraded(book, side);
  }
  book.last = price;
  return fills;
}

/** Between the prices of orders nothing changes, so their neighbours and the last price stand for all others. */
function candidates(book: OrderBook): number[] {
  const { levels, limitUp, limitDown, last } = book;
  const prices = new Set([limitUp, limitDown, Math.min(limitUp, Math.max(limitDown, last))]);
  for (const { price } of [...levels.buy, ...levels.sell]) {
    for (const near of [priceBelow(price), price, priceAbove(price)])
      if (near >= limitDown && near <= limitUp) prices.add(near);
  }
  return [...prices];
}

const sharesUpTo = (book: OrderBook, side: BookSide, price: number): number =>
  book.levels[side].reduce(
    (sum, level) => (isBetter(otherSide(side), level.price, price) ? sum : sum + sharesOf(level.orders)),
    sharesOf(book.market[side]),
  );

/** Orders that take part in an auction at a price, by priority. */
const ordersUpTo = (book: OrderBook, side: BookSide, price: number): BookOrder[] => [
  ...book.market[side],
  ...book.levels[side]
    .filter((level) => !isBetter(otherSide(side), level.price, price))
    .flatMap(({ orders }) => orders),
];

interface Part {
  id: number;
  shares: number;
}

function inTurn(orders: readonly BookOrder[], total: number): Part[] {
  let left = total;
  return orders.flatMap((order) => {
    const shares = Math.min(order.shares, left);
    order.shares -= shares;
    left -= shares;
    return shares > 0 ? [{ id: order.id, shares }] : [];
  });
}

function allot(orders: readonly BookOrder[], total: number): Part[] {
  const parts = orders
    .map((order) => ({ order, id: order.id, shares: 0 }))
    .sort((one, other) => other.order.shares - one.order.shares);
  let left = total;
  while (left > 0) {
    for (const part of parts) {
      const shares = Math.min(volumeUnit, left, part.order.shares);
      part.order.shares -= shares;
      part.shares += shares;
      left -= shares;
    }
  }
  return parts.filter(({ shares }) => shares > 0);
}

/** Pairs the parts of both sides, which have the same sum. */
function pair(buys: Part[], sells: Part[], price: number): Fill[] {
  const fills: Fill[] = [];
  let at = 0;
  for (const { id, shares: wanted } of buys) {
    let left = wanted;
    for (let sell = sells[at]; left > 0 && sell; sell = sells[at]) {
      const shares = Math.min(left, sell.shares);
      fills.push({ buy: id, sell: sell.id, price, shares });
      left -= shares;
      sell.shares -= shares;
      if (sell.shares === 0) at += 1;
    }
  }
  return fills;
}

function removeEmpty(book: OrderBook, side: BookSide): void {
  const open = ({ shares }: BookOrder) => shares > 0;
  book.market[side] = book.market[side].filter(open);
  book.levels[side] = book.levels[side].flatMap(({ price, orders }) => {
    const left = orders.filter(open);
    return left.length === 0 ? [] : [{ price, orders: left }];
  });
}
