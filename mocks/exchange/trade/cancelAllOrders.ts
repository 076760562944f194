import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import type { Member, PositionRecord, World } from '../world';
import { cancelOrder } from './cancelOrder';
import { cancelClosing } from './pendingClosing';
import { positionsOf } from './positionsOf';

/** The orders and closings that one request cancelled. */
interface Cancelled {
  /** Ids of their records, with blanks between them. */
  id: string;
  positions: PositionRecord[];
}

/** Cancels all orders and closings of the member that wait, at any time. */
export function cancelAllOrders(exchange: Exchange, member: Member): Cancelled {
  const positions = positionsOf(exchange, member).flatMap((position) => {
    const { id, status } = position;
    if (status === 'pendingOrder') return [cancelOrder(exchange, member, id)];
    return status === 'preparingToClose' ? [cancelClosing(exchange, member, id)] : [];
  });
  if (positions.length === 0) throw new Refusal('orderNotPending');
  return { id: positions.map(({ id }) => id).join(' '), positions };
}

/** What an earlier request cancelled. */
export function cancelledTogether(world: World, id: string): Cancelled {
  return { id, positions: id.split(' ').flatMap((each) => lookup(world.positions, each) ?? []) };
}
