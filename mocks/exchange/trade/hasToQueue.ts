import type { BookSide } from '../../../src/domain/market/marketVocabulary';
import type { Exchange } from '../exchange';
import { progressAt } from '../market/dayProgress';
import { waitsAtLimit } from '../market/firstFill';
import { listingBySymbol } from '../market/market';

/**
 * Whether an order can't be matched now, although its price is reached: orders are collected for an auction before the
 * close, or the price rests at the limit where the orders of its side queue.
 */
export function hasToQueue({ market, now }: Exchange, symbol: string, side: BookSide): boolean {
  const { of, trades } = progressAt(market, listingBySymbol(market, symbol), now);
  if (trades === 0) return false;
  return of.isCollecting(now) || waitsAtLimit(of, trades - 1, side);
}
