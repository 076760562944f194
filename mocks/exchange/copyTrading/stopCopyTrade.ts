import type { Exchange } from '../exchange';
import { quoteAt } from '../market/quotes';
import { requireOpenSession } from '../trade/checks';
import { requireNearSeen, type Seen } from '../trade/requireNearSeen';
import { closingTrigger } from '../trade/trigger';
import type { Member } from '../world';
import { closeFollowOrder } from './closeFollowOrder';
import { ownCopyTrade } from './copyTradesOf';
import { endCopyTrade } from './endCopyTrade';
import { openOrderOf } from './followOrders';
import type { CopyTradeRecord } from './records';

/**
 * Ends a copy trade early, at once. An open order can only be closed during a session, and is asked again when its price
 * is too far from the one seen.
 */
export function stopCopyTrade(
  exchange: Exchange,
  member: Member,
  id: string,
  seen: Seen = {},
): CopyTradeRecord {
  const record = ownCopyTrade(exchange, member, id);
  if (record.status === 'ended') return record;
  const open = openOrderOf(exchange.world, record);
  if (open) {
    requireOpenSession(exchange);
    const { latestPrice } = quoteAt(exchange.market, open.symbol, exchange.now);
    requireNearSeen(seen, latestPrice, (limit) => closingTrigger(open.side, limit));
    closeFollowOrder(exchange, open, 'member');
  }
  endCopyTrade(exchange, record, 'member');
  return record;
}
