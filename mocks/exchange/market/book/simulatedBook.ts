import type { BookSide, TradeCause } from '../../../../src/domain/market/marketVocabulary';
import { volumeUnit } from '../dayOutline';
import type { ListingDay } from '../listingDay';
import { tradeFrom } from '../trades';
import { auctionOf, isComplete, strike } from './auction';
import { blockStart, isClosing, isOpening, sharesOfTrade, stuckAt } from './bookSlots';
import { priceAbove, priceBelow } from './nextPrice';
import {
  type BookOrder,
  bestPrice,
  cancelWhere,
  collect,
  createBook,
  type Fill,
  isBetter,
  levelAt,
  type OrderBook,
  otherSide,
  place,
  sharesOf,
} from './orderBook';
import { auctionOrders, chanceOf, depth, ordersAt, queueAtLimit } from './simulatedOrders';

/** What matching did at one of the day's trades. */
export interface SimulatedTrade {
  /** Number of the trade. */
  trade: number;
  fills: Fill[];
  cause: TradeCause;
}

/**
 * The simulated orders of a listing's day, matched by the rules of the book. Their flow is derived from the path of the
 * day, so that each trade has the price and the shares of the path (decision 61).
 */
export class SimulatedBook {
  readonly book: OrderBook;
  private readonly day: ListingDay;
  private nextTrade: number;
  private nextId = 1;

  /** The book before the first trade of a block. */
  constructor(day: ListingDay, trade: number) {
    this.day = day;
    this.nextTrade = blockStart(day, trade);
    const { previousClose, firstTrade } = day.outline;
    const last = this.nextTrade === firstTrade ? previousClose : day.priceOf(this.nextTrade - 1);
    this.book = createBook(last, day.outline);
  }

  /** Number of trades so far. */
  get trades(): number {
    return this.nextTrade;
  }

  /** Id of the latest order. */
  get lastId(): number {
    return this.nextId - 1;
  }

  /** Plays the flow of orders up to the next trade, and that trade. */
  advance(): SimulatedTrade {
    const trade = tradeFrom(this.nextTrade);
    this.nextTrade = trade;
    this.collectBefore(trade);
    const auction = isOpening(this.day, trade) || isClosing(trade);
    const done = auction ? this.strike(trade) : this.matchIncoming(trade);
    this.nextTrade += 1;
    this.fill(trade);
    return { trade, ...done };
  }

  /** Orders that come before a trade: all of an opening auction, or the first ones of a block. */
  collectBefore(trade: number): void {
    const { day } = this;
    if (isOpening(day, trade)) {
      for (const order of auctionOrders(day, trade)) this.collect(order);
      for (const order of queueAtLimit(day, trade)) this.collect(order);
      this.book.last = day.priceOf(trade);
      this.fill(trade, true);
      this.book.last = day.priceAfter(trade === day.outline.firstTrade ? 0 : trade);
      return;
    }
    if (trade === blockStart(day, trade)) {
      for (const order of queueAtLimit(day, trade - 1)) this.collect(order);
      this.fill(trade - 1);
    }
    this.giveWay(day.priceOf(trade));
    if (!isClosing(trade)) return;
    for (const order of auctionOrders(day, trade, this.restingAt(day.priceOf(trade)))) this.collect(order);
  }

  private strike(trade: number): Omit<SimulatedTrade, 'trade'> {
    const auction = auctionOf(this.book);
    if (!auction || !isComplete(this.book, auction)) throw new Error(`no auction is possible at ${trade}`);
    const { limitUp, limitDown } = this.book;
    const atLimit = auction.price === (auction.imbalance > 0 ? limitUp : limitDown);
    return { fills: strike(this.book, auction, isClosing(trade) && atLimit), cause: 'auction' };
  }

  /** An incoming order meets orders at the price of the trade, which come first if there are too few. */
  private matchIncoming(trade: number): Omit<SimulatedTrade, 'trade'> {
    const { book, day } = this;
    const price = day.priceOf(trade);
    const shares = sharesOfTrade(day, trade);
    const resting = this.restingAt(price) ?? { side: this.sideFor(trade, price), shares: 0 };
    if (stuckAt(day, trade) && chanceOf(day, trade, 80) < 0.5)
      place(book, this.numbered({ side: resting.side, price: null, shares: 2 * shares }));
    if (resting.shares < shares) {
      const more = volumeUnit * Math.floor(4 * chanceOf(day, trade, 81));
      place(book, this.numbered({ side: resting.side, price, shares: shares - resting.shares + more }));
    }
    const cause = otherSide(resting.side);
    const limit = chanceOf(day, trade, 82) < 0.3 ? null : price;
    return { fills: place(book, this.numbered({ side: cause, price: limit, shares })), cause };
  }

  /** Orders at worse prices than that of the coming trade are withdrawn: they would be traded before. */
  private giveWay(price: number): void {
    for (const side of ['buy', 'sell'] as const) {
      const best = bestPrice(this.book, side);
      if (best !== undefined && isBetter(side, best, price))
        cancelWhere(this.book, side, (order) => order.price !== null && isBetter(side, order.price, price));
    }
  }

  /** The side that waits at a price, and its shares there. At a resting limit price it is the queue. */
  private restingAt(price: number): { side: BookSide; shares: number } | undefined {
    const limit = stuckAt(this.day, this.nextTrade);
    if (limit) {
      const queue = limit === 'up' ? 'buy' : 'sell';
      cancelWhere(this.book, otherSide(queue), ({ price: own }) => own === price);
    }
    for (const side of ['buy', 'sell'] as const) {
      const found = levelAt(this.book, side, price);
      if (found) return { side, shares: sharesOf(found.orders) + sharesOf(this.book.market[side]) };
    }
    return undefined;
  }

  private sideFor(trade: number, price: number): BookSide {
    const limit = stuckAt(this.day, trade);
    if (limit) return limit === 'up' ? 'buy' : 'sell';
    if (price === this.book.last) return chanceOf(this.day, trade, 83) < 0.5 ? 'buy' : 'sell';
    return price > this.book.last ? 'sell' : 'buy';
  }

  /** New orders where prices have none, and a few changes, around the last price. */
  private fill(trade: number, beyond = false): void {
    const { book, day } = this;
    const { limitUp, limitDown } = day.outline;
    const limit = stuckAt(day, trade);
    for (const side of ['buy', 'sell'] as const) {
      if (limit === (side === 'buy' ? 'down' : 'up')) continue;
      const step = side === 'buy' ? priceBelow : priceAbove;
      const taken = levelAt(book, otherSide(side), book.last) !== undefined;
      const stays = limit !== undefined || levelAt(book, side, book.last) !== undefined;
      const atLast = !beyond && !taken && (stays || chanceOf(day, trade, 84) < 0.5);
      let price = atLast ? book.last : step(book.last);
      for (let level = 0; level < depth; level += 1, price = step(price)) {
        if (price > limitUp || price < limitDown) break;
        if (!levelAt(book, side, price))
          for (const order of ordersAt(day, trade, side, { price, level })) this.collect(order);
      }
      if (!beyond) this.change(trade, side);
    }
  }

  /** One order comes or goes at one of the nearer prices. */
  private change(trade: number, side: BookSide): void {
    const levels = this.book.levels[side];
    if (levels.length > 2 * depth) levels.length = 2 * depth;
    const level = levels[1 + Math.floor(8 * chanceOf(this.day, trade, side === 'buy' ? 85 : 86))];
    if (!level) return;
    if (level.orders.length > 2 && chanceOf(this.day, trade, 87) < 0.55) level.orders.pop();
    else {
      const [order] = ordersAt(this.day, trade, side, { price: level.price, level: 0 });
      if (order) this.collect(order);
    }
  }

  private collect(order: Omit<BookOrder, 'id'>): void {
    collect(this.book, this.numbered(order));
  }

  private numbered(order: Omit<BookOrder, 'id'>): BookOrder {
    return { ...order, id: this.nextId++ };
  }
}
