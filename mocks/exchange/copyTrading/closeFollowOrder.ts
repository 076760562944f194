import type { PositionCloser } from '../../../src/domain/trade/tradeVocabulary';
import type { Exchange } from '../exchange';
import { quoteAt } from '../market/quotes';
import { closeOut } from '../trade/closeOut';
import type { PositionRecord } from '../world';

/** Closes a follow order at the market price. Its money becomes available to the copy trade again. */
export function closeFollowOrder(
  exchange: Exchange,
  order: PositionRecord,
  closedBy: Extract<PositionCloser, 'mentor' | 'member'>,
): void {
  const { latestPrice } = quoteAt(exchange.market, order.symbol, exchange.now);
  closeOut(exchange, order, latestPrice, 'positionClosed', exchange.now, closedBy);
}
