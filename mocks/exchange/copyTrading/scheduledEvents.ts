import { exchangeDate, exchangeMidnight } from '../../../src/domain/market/tradingSession';
import type { ScheduledEvent } from '../area';
import type { World } from '../world';
import { closeFollowOrder } from './closeFollowOrder';
import { endCopyTrade } from './endCopyTrade';
import { openOrderOf } from './followOrders';
import { openFollowOrder } from './openFollowOrder';
import type { CopyTradeRecord } from './records';
import { closesAt, endsAt, opensAt } from './schedule';

/** The next event of a copy trade: closing its order, opening the next one, or the end of the holding time. */
export function nextScheduledEvent(world: World, record: CopyTradeRecord): ScheduledEvent | undefined {
  if (record.status === 'ended') return undefined;
  const order = openOrderOf(world, record);
  if (order) {
    const bought = exchangeMidnight(exchangeDate(order.orderedAt));
    return { at: closesAt(bought), apply: (exchange) => closeFollowOrder(exchange, order, 'mentor') };
  }
  if (record.nextDate <= record.lastDate) {
    return {
      at: opensAt(exchangeMidnight(record.nextDate)),
      apply: (exchange) => openFollowOrder(exchange, record),
    };
  }
  return {
    at: endsAt(exchangeMidnight(record.lastDate)),
    apply: (exchange) => endCopyTrade(exchange, record, 'holdingTime'),
  };
}
