import type { RequestOf } from '../../../src/api/contract/call';
import type { openPosition as openCall } from '../../../src/api/contract/trade';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { Refusal } from '../refusal';
import type { Member, PositionRecord } from '../world';
import { addPosition } from './addPosition';
import { requireAvailable, requireOpenSession, requireTradable } from './checks';
import type { costOfOpening } from './costs';
import { evaluateOrder } from './evaluateOrder';
import { fillOrder } from './fillOrder';
import { requireNearSeen } from './requireNearSeen';
import { openingTrigger } from './trigger';

type Order = Omit<RequestOf<typeof openCall>, 'clientRequestId'>;

/**
 * Opens a position at the market price, or places an order that waits. A limit that the market has already reached is
 * filled at the market price; others stay pending, with margin and fee at the highest price of the fill frozen. A market order whose price is too
 * far from the one seen is asked again.
 */
export function openPosition(exchange: Exchange, member: Member, order: Order): PositionRecord {
  if (member.restrictions.includes('tradeBanned')) throw new Refusal('tradingBanned');
  requireTradable(exchange, order.symbol);
  const evaluated = evaluateOrder(exchange, order);
  const { shares, limitPrice, conditions, exit, waits, price, cost } = evaluated;
  if (evaluated.needsSession) requireOpenSession(exchange);
  if (!waits && limitPrice === null)
    requireNearSeen(order, price, (limit) => openingTrigger(order.side, limit));
  requireAvailable(exchange, member, cost.total);

  const position = addPosition(exchange, member.account, { ...order, shares, limitPrice, conditions, exit });
  if (waits) reserve(exchange, position, cost);
  else fillOrder(exchange, position, price, exchange.now);
  return position;
}

/** Freezes the money of a pending order. */
function reserve(
  { world, now }: Exchange,
  position: PositionRecord,
  { margin, purchaseFee, total }: ReturnType<typeof costOfOpening>,
): void {
  const { account, id } = position;
  Object.assign(position, { originalMargin: margin, purchaseFee, reserved: total });
  const lines = transfer(pocketOf(account, 'available'), pocketOf(account, 'frozen'), total);
  post(world.ledger, { at: now, reason: 'orderPlaced', record: id, lines });
}
