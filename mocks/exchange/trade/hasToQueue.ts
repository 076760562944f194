import type { BookSide } from '../../../src/domain/market/marketVocabulary';
import type { Exchange } from '../exchange';
import { progressAt } from '../market/dayProgress';
import { waitsAtLimit } from '../market/firstFill';
import { listingBySymbol } from '../market/market';

/** Whether orders of a side find nobody to trade with now: the price rests at the limit where they queue. */
export function hasToQueue({ market, now }: Exchange, symbol: string, side: BookSide): boolean {
  const { of, trades } = progressAt(market, listingBySymbol(market, symbol), now);
  return trades > 0 && waitsAtLimit(of, trades - 1, side);
}
