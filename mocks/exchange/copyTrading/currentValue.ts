import { add, negate } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { marginOf } from '../trade/costs';
import { isHeld } from '../trade/positionView';
import { resultOf } from '../trade/resultOf';
import type { World } from '../world';
import { followOrdersOf } from './followOrders';
import type { CopyTradeRecord } from './records';

/** Cash of a copy trade, in yen: everything except the margin of an open follow order. */
export function cashOf(world: World, record: CopyTradeRecord): string {
  const changes = followOrdersOf(world, record).map((order) =>
    isHeld(order) ? negate(add(marginOf(order), order.purchaseFee)) : (order.realisedProfit ?? '0'),
  );
  return add(record.buyAmount, ...changes);
}

/** Cash of a copy trade, in yen, if its open order were closed at the current market price. */
export function currentValueOf(exchange: Exchange, record: CopyTradeRecord): string {
  const orders = followOrdersOf(exchange.world, record);
  return add(record.buyAmount, ...orders.map((order) => resultOf(exchange, order).net));
}
