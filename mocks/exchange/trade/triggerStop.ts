import { compare, max, subtract } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { balanceOf, pocketOf } from '../ledger';
import type { PositionRecord } from '../world';
import { releaseFrozen } from './cancelOrder';
import { costOfOpening } from './costs';
import { fillOrder } from './fillOrder';
import { executeClosing } from './pendingClosing';
import { recordEvent } from './recordEvent';
import { closingTrigger, isReached, openingTrigger } from './trigger';

/**
 * A trade has reached the stop of an order. It is filled by this trade, or becomes a limit order, and its other limit is
 * gone. An order whose frozen money and balance don't cover the price lapses.
 */
export function triggerOrder(exchange: Exchange, position: PositionRecord, price: string): void {
  const { opening, side, account } = position;
  const at = exchange.now;
  if (!opening) return;
  const { stopLimitPrice } = opening;
  Object.assign(position, {
    limitPrice: stopLimitPrice,
    opening: { ...opening, triggeredAt: at },
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, { kind: 'triggered', at, price });
  if (stopLimitPrice !== null && !isReached(openingTrigger(side, stopLimitPrice), price)) return;
  const missing = max('0', subtract(costOfOpening(position, price).total, position.reserved));
  const available = balanceOf(exchange.world.ledger, pocketOf(account, 'available'));
  if (compare(missing, available) > 0) releaseFrozen(exchange, position, 'orderLapsed', at);
  else fillOrder(exchange, position, price, at);
}

/** The same for a closing, which needs no money. */
export function triggerClosing(exchange: Exchange, position: PositionRecord, price: string): void {
  const { closing, side } = position;
  if (!closing) return;
  const { stopLimitPrice } = closing;
  Object.assign(position, {
    closeLimitPrice: stopLimitPrice,
    closing: { ...closing, triggeredAt: exchange.now },
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, { kind: 'closingTriggered', at: exchange.now, price });
  const waits = stopLimitPrice !== null && !isReached(closingTrigger(side, stopLimitPrice), price);
  if (!waits) executeClosing(exchange, position, price);
}
