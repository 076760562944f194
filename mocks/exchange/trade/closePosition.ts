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
import { requireUnlocked } from './sellableAt';
import { closingTrigger } from './trigger';

type Closing = Omit<RequestOf<typeof closeCall>, 'clientRequestId'>;

/**
 * Closes a position or some lots of it at the market's price, or waits for its limit ("preparing to close"). While some
 * lots wait the others can be closed at the market: a position has one closing that waits.
 *
 * @returns what was closed, which is a record of its own for a part; or the position, if it waits
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
  const trigger = limitPrice === null ? null : closingTrigger(position.side, limitPrice);
  const { waits, price } = executionOf(exchange, quote, trigger);
  if (!waits) return closeShares(exchange, position, shares, price);
  Object.assign(position, {
    status: 'preparingToClose',
    closeLimitPrice: price,
    closeShares: shares,
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, { kind: 'closingPlaced', at: exchange.now, price, shares });
  return position;
}
