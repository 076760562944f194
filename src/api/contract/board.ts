import * as v from 'valibot';
import { boardPhases, bookSides, tradeCauses } from '../../domain/market/marketVocabulary';
import { defineCall, type ResponseOf } from './call';
import { count, decimal, listOf, moment, text } from './scalars';
import { quote } from './stocks';

/** Maximum number of levels on each side of a board. */
export const maxBoardLevels = 10;

/** Maximum number of trades on a board. */
export const maxBoardTrades = 20;

/** The orders of one side at one price. */
export const boardLevel = v.object({
  /** In yen. */
  price: decimal,
  /** Shares of all orders at this price, those of the caller included. */
  shares: decimal,
  /** Number of these orders. */
  orders: count,
  /** Shares of the caller's own orders at this price. Null or absent: none, or the caller is not signed in. */
  own: v.nullish(decimal),
  /**
   * Shares that stand before the first of the caller's own orders at this price: they are traded first. Null or absent: none
   * of its orders are the caller's.
   */
  ahead: v.nullish(decimal),
});
export type BoardLevel = v.InferOutput<typeof boardLevel>;

/** What the auction would be if it took place now. */
export const boardAuction = v.object({
  /** The one price of the auction, in yen. Null or absent: no orders match so far. */
  price: v.nullish(decimal),
  /** Shares that would be traded. */
  shares: decimal,
  /** Side with more orders at this price. Null or absent: none. */
  surplusSide: v.nullish(v.picklist(bookSides)),
  /** Shares of that side that would stay in the book. */
  surplus: decimal,
});
export type BoardAuction = v.InferOutput<typeof boardAuction>;

/** A special quote: the price moves in steps, and no trade takes place, until orders of the other side match. */
export const specialQuote = v.object({
  /** The side that has too many orders: at `buy` the price rises. */
  side: v.picklist(bookSides),
  /** The special quote, in yen. */
  price: decimal,
  /** When it moves by its next step. Null or absent: it does not move any more. */
  nextAt: v.nullish(moment),
});
export type SpecialQuote = v.InferOutput<typeof specialQuote>;

/** A trade of the day. */
export const boardTrade = v.object({
  /** When it took place. */
  at: moment,
  /** In yen. */
  price: decimal,
  /** Shares traded. */
  shares: decimal,
  /** Side of the incoming order, or `auction`. */
  cause: v.picklist(tradeCauses),
});
export type BoardTrade = v.InferOutput<typeof boardTrade>;

const levels = v.pipe(listOf(boardLevel), v.maxLength(maxBoardLevels));

/**
 * The order book of a stock, with its last price of the same moment. Open without signing in; a signed-in member's own
 * orders are marked. Empty while nothing is collected, and for a suspended stock. Asked for every 2 seconds while it is
 * visible. Refuses a symbol that is not listed: productMissing.
 */
export const stockBoard = defineCall({
  path: '/stock/Board',
  needsSession: false,
  request: v.object({
    /** Symbol of the stock. */
    symbol: text,
  }),
  response: v.object({
    ...quote.entries,
    /** The moment of this board. */
    at: moment,
    /** What the order book does at this moment. */
    phase: v.picklist(boardPhases),
    /** Upper price limit of today, in yen. */
    limitUp: decimal,
    /** Lower price limit of today, in yen. */
    limitDown: decimal,
    /** Orders to sell, the lowest price first; at most 10 prices. */
    asks: levels,
    /** Orders to buy, the highest price first; at most 10 prices. Outside auctions below all of `asks`. */
    bids: levels,
    /** Shares to sell at prices above those of `asks` (OVER). */
    over: decimal,
    /** Shares to buy at prices below those of `bids` (UNDER). */
    under: decimal,
    /** Shares of waiting market orders to sell. */
    marketAsks: decimal,
    /** Shares of waiting market orders to buy. */
    marketBids: decimal,
    /** The auction that orders are collected for. Null or absent outside `opening` and `closing`. */
    auction: v.nullish(boardAuction),
    /** The special quote. Null or absent: none. */
    specialQuote: v.nullish(specialQuote),
    /** The day's latest trades, the latest first; at most 20. */
    trades: v.pipe(listOf(boardTrade), v.maxLength(maxBoardTrades)),
  }),
});
export type Board = ResponseOf<typeof stockBoard>;
