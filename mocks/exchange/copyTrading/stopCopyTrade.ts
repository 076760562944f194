import type { Exchange } from '../exchange';
import { requireOpenSession } from '../trade/checks';
import type { Member } from '../world';
import { closeFollowOrder } from './closeFollowOrder';
import { ownCopyTrade } from './copyTradesOf';
import { endCopyTrade } from './endCopyTrade';
import { openOrderOf } from './followOrders';
import type { CopyTradeRecord } from './records';

/** Ends a copy trade early, at once. An open order can only be closed during a session. */
export function stopCopyTrade(exchange: Exchange, member: Member, id: string): CopyTradeRecord {
  const record = ownCopyTrade(exchange, member, id);
  if (record.status === 'ended') return record;
  const open = openOrderOf(exchange.world, record);
  if (open) {
    requireOpenSession(exchange);
    closeFollowOrder(exchange, open, 'member');
  }
  endCopyTrade(exchange, record, 'member');
  return record;
}
