import { maxBoardLevels, type stockBoard } from '../../../src/api/contract/board';
import type { RawResponseOf } from '../../../src/api/contract/call';
import type { BookSide } from '../../../src/domain/market/marketVocabulary';
import type { Exchange } from '../exchange';
import { auctionOf } from '../market/book/auction';
import { bookAt } from '../market/book/bookAt';
import {
  type BookLevel,
  cancelWhere,
  collect,
  isBetter,
  levelAt,
  type OrderBook,
  otherSide,
  sharesOf,
} from '../market/book/orderBook';
import { quoteAt } from '../market/quotes';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { type RestingOrder, restingOrders } from './restingOrders';

type BoardView = RawResponseOf<typeof stockBoard>;

/** The order book of a symbol as sent: simulated orders and those of members, with the caller's own marked. */
export function boardView(exchange: Exchange, symbol: string, visitor: Member | null): BoardView {
  const { market, now } = exchange;
  const { book, phase, trades, specialQuote } = bookAt(market, symbol, now);
  const resting = phase === 'closed' ? [] : restingOrders(exchange, symbol);
  for (const [index, order] of resting.entries()) {
    if (phase === 'continuous' || phase === 'lunch') makeRoom(book, order);
    const { side, price, shares } = order;
    collect(book, { side, price, shares, id: -1 - index });
  }
  const own = resting.filter(({ account }) => account === visitor?.account);
  const { quotedAt, ...quote } = quoteAt(market, symbol, now);
  return {
    ...quote,
    quotedAt: timestamp(quotedAt),
    at: timestamp(now),
    phase,
    limitUp: String(book.limitUp),
    limitDown: String(book.limitDown),
    asks: levelViews(book, 'sell', own),
    bids: levelViews(book, 'buy', own),
    over: sharesBeyond(book, 'sell'),
    under: sharesBeyond(book, 'buy'),
    marketAsks: String(sharesOf(book.market.sell)),
    marketBids: String(sharesOf(book.market.buy)),
    auction: phase === 'opening' || phase === 'closing' ? auctionView(book) : null,
    specialQuote: specialQuote && {
      side: specialQuote.side,
      price: String(specialQuote.price),
      nextAt: specialQuote.nextAt === null ? null : timestamp(specialQuote.nextAt),
    },
    trades: trades.map(({ at, price, shares, cause }) => ({
      at: timestamp(at),
      price: String(price),
      shares: String(shares),
      cause,
    })),
  };
}

/**
 * Simulated orders are renewed without regard to members. What stood before a member's order stays there, and nothing on the
 * other side could be matched with it.
 */
function makeRoom(book: OrderBook, { side, price, ahead }: RestingOrder): void {
  cancelWhere(book, otherSide(side), (other) => other.price !== null && !isBetter(side, other.price, price));
  const missing = ahead - sharesOf(book.market[side]) - sharesOf(levelAt(book, side, price)?.orders ?? []);
  if (missing > 0) collect(book, { side, price, shares: missing, id: 0 });
}

const levelViews = ({ levels }: OrderBook, side: BookSide, own: readonly RestingOrder[]): BoardView['asks'] =>
  levels[side].slice(0, maxBoardLevels).map(({ price, orders }) => {
    const mine = own.filter((order) => order.side === side && order.price === price);
    return {
      price: String(price),
      shares: String(sharesOf(orders)),
      orders: orders.length,
      own: mine.length === 0 ? null : String(mine.reduce((sum, { shares }) => sum + shares, 0)),
      ahead: mine.length === 0 ? null : String(Math.min(...mine.map(({ ahead }) => ahead))),
    };
  });

const sharesBeyond = ({ levels }: OrderBook, side: BookSide): string =>
  String(
    levels[side].slice(maxBoardLevels).reduce((sum, { orders }: BookLevel) => sum + sharesOf(orders), 0),
  );

function auctionView(book: OrderBook): NonNullable<BoardView['auction']> {
  const auction = auctionOf(book);
  if (!auction) return { price: null, shares: '0', surplusSide: null, surplus: '0' };
  const { price, shares, imbalance } = auction;
  const surplusSide = imbalance > 0 ? 'buy' : 'sell';
  return {
    price: String(price),
    shares: String(shares),
    surplusSide: imbalance === 0 ? null : surplusSide,
    surplus: String(Math.abs(imbalance)),
  };
}
