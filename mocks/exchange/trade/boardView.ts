import { maxBoardLevels, type stockBoard } from '../../../src/api/contract/board';
import type { RawResponseOf } from '../../../src/api/contract/call';
import type { BookSide } from '../../../src/domain/market/marketVocabulary';
import type { Exchange } from '../exchange';
import { auctionOf } from '../market/book/auction';
import { bookAt } from '../market/book/bookAt';
import { type BookLevel, collect, type OrderBook, sharesOf } from '../market/book/orderBook';
import { quoteAt } from '../market/quotes';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { type RestingOrder, restingOrders } from './restingOrders';

type BoardView = RawResponseOf<typeof stockBoard>;

/** The order book of a symbol as sent: simulated orders and those of members, with the caller's own marked. */
export function boardView(
  { world, market, now }: Exchange,
  symbol: string,
  visitor: Member | null,
): BoardView {
  const { book, phase, trades, specialQuote } = bookAt(market, symbol, now);
  const resting = phase === 'closed' ? [] : restingOrders(world, symbol);
  for (const [index, { account: _account, ...order }] of resting.entries())
    collect(book, { ...order, id: -1 - index });
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

const levelViews = ({ levels }: OrderBook, side: BookSide, own: readonly RestingOrder[]): BoardView['asks'] =>
  levels[side].slice(0, maxBoardLevels).map(({ price, orders }) => {
    const mine = own.filter((order) => order.side === side && order.price === price);
    return {
      price: String(price),
      shares: String(sharesOf(orders)),
      orders: orders.length,
      own: mine.length === 0 ? null : String(mine.reduce((sum, { shares }) => sum + shares, 0)),
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
