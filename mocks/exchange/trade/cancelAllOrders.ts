import type { RawResponseOf } from '../../../src/api/contract/call';
import type { cancelAllOrders as cancelAllCall } from '../../../src/api/contract/trade';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Cancellation, Member } from '../world';
import { cancelOrder } from './cancelOrder';
import { cancelClosing } from './pendingClosing';
import { positionsOf } from './positionsOf';
import { positionView } from './positionView';

/** Cancels all orders and closings of the member that wait, at any time. */
export function cancelAllOrders(exchange: Exchange, member: Member): Cancellation {
  const cancelled = positionsOf(exchange, member).flatMap(({ id, status }) => {
    if (status === 'pendingOrder') return [cancelOrder(exchange, member, id)];
    return status === 'preparingToClose' ? [cancelClosing(exchange, member, id)] : [];
  });
  if (cancelled.length === 0) throw new Refusal('orderNotPending');
  const { id } = newNumbers(exchange, 'K');
  const cancellation = { id, positions: cancelled.map((position) => position.id) };
  setEntry(exchange.world.cancellations, id, cancellation);
  return cancellation;
}

/** The cancelled orders and closings as sent to their member. */
export function cancellationView(
  exchange: Exchange,
  { id, positions }: Cancellation,
): RawResponseOf<typeof cancelAllCall> {
  const found = positions.flatMap((each) => lookup(exchange.world.positions, each) ?? []);
  return { id, items: found.map((position) => positionView(exchange, position)) };
}
