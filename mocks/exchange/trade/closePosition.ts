import type { RequestOf } from '../../../src/api/contract/call';
import type { closePosition as closeCall } from '../../../src/api/contract/trade';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import type { Member, PositionRecord } from '../world';
import { checkedLimit, heldPosition, requireOpenSession, requireTradable, sharesToClose } from './checks';
import { closeShares } from './closeShares';
import { executionOf } from './executionOf';
import { marketOf } from './marketOf';
import { recordEvent } from './recordEvent';
import { requireNearSeen } from './requireNearSeen';
import { requireUnlocked } from './sellableAt';
import { closingTrigger } from './trigger';

type Closing = Omit<RequestOf<typeof closeCall>, 'clientRequestId'>;

/**
 * Closes a position or some of its lots at the market price, or waits for a limit ("preparing to close"). A position
 * has at most one pending closing; its other lots can still be closed at the market price. A closing at the market whose
 * price is too far from the one seen is asked again.
 *
 * @returns the closed record, which is a separate one for a part; or the position, if the closing is pending
 */
export function closePosition(exchange: Exchange, member: Member, order: Closing): PositionRecord {
  const position = heldPosition(exchange, member, order.id);
  requireUnlocked(exchange, position);
  requireTradable(exchange, position.symbol);
  requireOpenSession(exchange);
  const shares = sharesToClose(position, order.lots);
  const quote = marketOf(exchange, position.symbol);
  const limitPrice = checkedLimit(order, quote);
  if (limitPrice !== null && position.status === 'preparingToClose') throw new Refusal('notInPosition');
  const triggerAt = (limit: string) => closingTrigger(position.side, limit);
  const { waits, price } = executionOf(exchange, quote, limitPrice === null ? null : triggerAt(limitPrice));
  if (limitPrice === null) requireNearSeen(order, price, triggerAt);
  if (!waits) return closeShares(exchange, position, shares, price);
  Object.assign(position, {
    status: 'preparingToClose',
    closeLimitPrice: price,
    closeShares: shares,
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, { kind: 'closingPlaced', at: exchange.now, price, shares });
  return position;
}
