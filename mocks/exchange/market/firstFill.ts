import type { BookSide } from '../../../src/domain/market/marketVocabulary';
import { sharesAhead } from './book/bookAt';
import { isClosing, isOpening, sharesOfTrade, stuckAt } from './book/bookSlots';
import { isBetter, otherSide } from './book/orderBook';
import { type DayProgress, progressOn } from './dayProgress';
import type { Trade } from './firstTradeReaching';
import type { ListingDay } from './listingDay';
import { listingBySymbol, type Market } from './market';
import { allMinuteBars } from './minuteBars';
import { momentOfTrade, tradeFrom, tradesPerMinute, tradesUntil } from './trades';

/** An order with a limit that stands in the book of a symbol. */
export interface QueuedOrder {
  side: BookSide;
  /** Its limit, in yen; that of a market order is the price limit of the day. */
  price: number;
  /** A market order that waits stands before the limit orders. */
  atMarket: boolean;
  /** When it took its place, epoch ms. */
  since: number;
}

/** The trade that fills an order. */
export interface FillingTrade extends Trade {
  /** Whether the trade is an auction, which has one price for all. */
  auction: boolean;
}

/**
 * The trade that fills an order that waits, after one time and up to another, if any: the first one beyond its limit; or
 * at its limit, when the shares traded there exceed those that stood before it (decision 64).
 *
 * @throws if the symbol does not exist
 */
export function firstFill(
  market: Market,
  symbol: string,
  order: QueuedOrder,
  { after, until }: { after: number; until: number },
): FillingTrade | null {
  const listing = listingBySymbol(market, symbol);
  const { calendar } = market;
  const lastDay = calendar.dayAt(until).ordinal;
  for (let ordinal = calendar.dayAt(after).ordinal; ordinal <= lastDay; ordinal += 1) {
    const progress = progressOn(market, listing, calendar.dayOf(ordinal), until);
    const { of } = progress;
    for (const trade of tradesThatReach(market, progress, order)) {
      const moment = momentOfTrade(of.key, of.day.midnight, trade.number);
      if (moment <= after || !trade.fills) continue;
      const auction = isOpening(of, trade.number) || isClosing(trade.number);
      return { moment, price: String(of.priceOf(trade.number)), auction };
    }
  }
  return null;
}

/**
 * Shares that stand before an order at its price at a time.
 *
 * @throws if the symbol does not exist
 */
export function sharesBefore(market: Market, symbol: string, order: QueuedOrder, moment: number): number {
  const day = market.calendar.dayAt(moment);
  const progress = progressOn(market, listingBySymbol(market, symbol), day, moment);
  let ahead = aheadOn(market, progress.of, order);
  for (const { left } of tradesThatReach(market, progress, order)) ahead = left;
  return Math.max(0, ahead);
}

/** On the day of its entry an order stands behind those that are there. Each later day it is there before the others. */
function aheadOn(market: Market, of: ListingDay, order: QueuedOrder): number {
  const entry = market.calendar.dayAt(order.since);
  if (entry.ordinal !== of.day.ordinal) return 0;
  const key = `${of.listing.symbol}/${order.side}/${order.price}/${order.atMarket}/${order.since}`;
  return market.queues.get(key, () =>
    sharesAhead(market, of.listing.symbol, order.side, order.atMarket ? null : order.price, order.since),
  );
}

/** The day's trades at an order's limit or beyond it, from its entry, and what they leave before it. */
function* tradesThatReach(
  market: Market,
  { of, trades }: DayProgress,
  order: QueuedOrder,
): Generator<{ number: number; left: number; fills: boolean }> {
  const { limitUp, limitDown, firstTrade } = of.outline;
  const limit = Math.min(limitUp, Math.max(limitDown, order.price));
  const against = otherSide(order.side);
  const isBeyond = (price: number) => isBetter(against, price, limit);
  const reaches = (bar: { high: number; low: number }) =>
    !isBetter(order.side, order.side === 'buy' ? bar.low : bar.high, limit);
  if (trades === 0 || !reaches(of.outline)) return;
  const minutes = allMinuteBars(market, of);
  const entry = market.calendar.dayAt(order.since).ordinal;
  const entered = entry === of.day.ordinal ? tradesUntil(of.key, of.day.midnight, order.since) : 0;
  let left: number | undefined;
  let number = Math.max(firstTrade, entered);
  while (number < trades) {
    number = tradeFrom(number);
    if (number >= trades) return;
    const minute = minutes[Math.floor((number - firstTrade) / tradesPerMinute)];
    if (!minute || !reaches(minute)) {
      number = (Math.floor(number / tradesPerMinute) + 1) * tradesPerMinute;
      continue;
    }
    const price = of.priceOf(number);
    if (isBeyond(price)) yield { number, left: left ?? 0, fills: true };
    else if (price === limit) {
      left = (left ?? aheadOn(market, of, order)) - sharesOfTrade(of, number);
      const isServed = isOpening(of, number) && !waitsAtLimit(of, number, order.side);
      yield { number, left, fills: isServed || left < 0 };
    }
    number += 1;
  }
}

/** Whether the price rests at the limit at which orders of a side wait, after a number of trades. */
export function waitsAtLimit(of: ListingDay, trade: number, side: BookSide): boolean {
  return stuckAt(of, trade) === (side === 'buy' ? 'up' : 'down');
}
