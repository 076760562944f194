import { add, negate } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { marginOf } from '../orders/costs';
import { isHeld, unrealisedProfit } from '../orders/positionView';
import type { World } from '../world';
import { followOrdersOf } from './followOrders';
import type { CopyTradeRecord } from './records';

/** What a copy trade has in money, in yen: all but the margin of a follow order that is open. */
export function moneyOf(world: World, record: CopyTradeRecord): string {
  const changes = followOrdersOf(world, record).map((order) =>
    isHeld(order) ? negate(add(marginOf(order), order.purchaseFee)) : (order.realisedProfit ?? '0'),
  );
  return add(record.buyAmount, ...changes);
}

/** What it is worth in all, in yen: its money, and what lies in the order that is open, before the costs of closing it. */
export function worthOf(exchange: Exchange, record: CopyTradeRecord): string {
  const open = followOrdersOf(exchange.world, record).filter(isHeld);
  return add(
    moneyOf(exchange.world, record),
    ...open.flatMap((order) => [marginOf(order), unrealisedProfit(exchange, order)]),
  );
}
