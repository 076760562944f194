import { marketSideOf } from '../../../src/domain/trade/orderConditions';
import type { Exchange } from '../exchange';
import type { PositionRecord } from '../world';
import { fillOrLapse } from './fillOrLapse';
import { hasToQueue } from './hasToQueue';
import { executeClosing } from './pendingClosing';
import { recordEvent } from './recordEvent';
import { closingTrigger, isReached, openingTrigger } from './trigger';

/**
 * A trade has reached the stop of an order. It is filled by this trade, or becomes a limit order, and its other limit is
 * gone. An order whose frozen money and balance don't cover the price lapses.
 */
export function triggerOrder(exchange: Exchange, position: PositionRecord, price: string): void {
  const { opening, side, symbol } = position;
  const at = exchange.now;
  if (!opening) return;
  const { stopLimitPrice } = opening;
  const queues = hasToQueue(exchange, symbol, marketSideOf(side, 'open'));
  Object.assign(position, {
    limitPrice: stopLimitPrice ?? (queues ? price : null),
    opening: { ...opening, triggeredAt: at },
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, { kind: 'triggered', at, price });
  if (queues || (stopLimitPrice !== null && !isReached(openingTrigger(side, stopLimitPrice), price))) return;
  fillOrLapse(exchange, position, price);
}

/** The same for a closing, which needs no money. */
export function triggerClosing(exchange: Exchange, position: PositionRecord, price: string): void {
  const { closing, side, symbol } = position;
  if (!closing) return;
  const { stopLimitPrice } = closing;
  const queues = hasToQueue(exchange, symbol, marketSideOf(side, 'close'));
  Object.assign(position, {
    closeLimitPrice: stopLimitPrice ?? (queues ? price : null),
    closing: { ...closing, triggeredAt: exchange.now },
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, { kind: 'closingTriggered', at: exchange.now, price });
  const waits =
    queues || (stopLimitPrice !== null && !isReached(closingTrigger(side, stopLimitPrice), price));
  if (!waits) executeClosing(exchange, position, price);
}
