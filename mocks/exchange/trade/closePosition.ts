import type { RequestOf } from '../../../src/api/contract/call';
import type { closePosition as closeCall } from '../../../src/api/contract/trade';
import { closeOf } from '../../../src/domain/market/tradingSession';
import { marketSideOf } from '../../../src/domain/trade/orderConditions';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import type { Member, PositionRecord } from '../world';
import { checkedLimit, heldPosition, requireOpenSession, requireTradable, sharesToClose } from './checks';
import { closeShares } from './closeShares';
import { canWait, checkedConditions, marketForOrder, worksFrom } from './conditions';
import { executionOf } from './executionOf';
import { placeClosing } from './pendingClosing';
import { requireNearSeen } from './requireNearSeen';
import { lockEndOf, requireUnlocked } from './sellableAt';
import { closingTrigger } from './trigger';

type Closing = Omit<RequestOf<typeof closeCall>, 'clientRequestId'>;

/**
 * Closes a position or some of its lots at the market price, or waits for a limit or a stop ("preparing to close"). A position
 * has at most one pending closing; its other lots can still be closed at the market price. A closing at the market whose
 * price is too far from the one seen is asked again.
 *
 * @returns the closed record, which is a separate one for a part; or the position, if the closing is pending
 */
export function closePosition(exchange: Exchange, member: Member, order: Closing): PositionRecord {
  const position = heldPosition(exchange, member, order.id);
  const { side, symbol } = position;
  const quote = marketForOrder(exchange, symbol);
  requireTradable(exchange, symbol);
  if (!canWait(order)) {
    requireUnlocked(exchange, position);
    requireOpenSession(exchange);
  }
  const shares = sharesToClose(position, order.lots);
  const limitPrice = checkedLimit(order, quote);
  const prices = { ...order, limitPrice };
  const marketSide = marketSideOf(side, 'close');
  const { kind, conditions } = checkedConditions(exchange, prices, marketSide, quote);
  requireUnlocked(exchange, position, closeOf(conditions.validUntil) - 1);
  if (kind !== 'market' && position.status === 'preparingToClose') throw new Refusal('notInPosition');
  if (kind !== 'market' && (limitPrice === null || !canCloseNow(exchange, position))) {
    placeClosing(exchange, position, { limitPrice, conditions, shares });
    return position;
  }
  const triggerAt = (limit: string) => closingTrigger(side, limit);
  const trigger = limitPrice === null ? null : triggerAt(limitPrice);
  const { waits, price } = executionOf(exchange, quote, trigger, marketSide, order);
  if (limitPrice === null && !waits) requireNearSeen(order, price, triggerAt);
  if (!waits) return closeShares(exchange, position, shares, price);
  if (position.status === 'preparingToClose') throw new Refusal('notInPosition');
  placeClosing(exchange, position, { limitPrice: price, conditions, shares, atMarket: limitPrice === null });
  return position;
}

/** Whether a session is open and the lock is over. */
function canCloseNow(exchange: Exchange, position: PositionRecord): boolean {
  return worksFrom(exchange) === exchange.now && (lockEndOf(exchange, position) ?? 0) <= exchange.now;
}
