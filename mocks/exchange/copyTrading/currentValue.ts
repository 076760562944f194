import { add, negate } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { marginOf } from '../trade/costs';
import { isHeld } from '../trade/positionView';
import { resultOf } from '../trade/resultOf';
import type { World } from '../world';
import { followOrdersOf } from './followOrders';
import type { CopyTradeRecord } from './records';

/** What a copy trade has in money, in yen: all but the margin of a follow order that is open. */
export function cashOf(world: World, record: CopyTradeRecord): string {
  const changes = followOrdersOf(world, record).map((order) =>
    isHeld(order) ? negate(add(marginOf(order), order.purchaseFee)) : (order.realisedProfit ?? '0'),
  );
  return add(record.buyAmount, ...changes);
}

/** What it would have in money, in yen, if the order that is open were closed at the market's price of now. */
export function currentValueOf(exchange: Exchange, record: CopyTradeRecord): string {
  const orders = followOrdersOf(exchange.world, record);
  return add(record.buyAmount, ...orders.map((order) => resultOf(exchange, order).net));
}
