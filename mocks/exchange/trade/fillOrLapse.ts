import { compare, max, subtract } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { balanceOf, pocketOf } from '../ledger';
import type { PositionRecord } from '../world';
import { releaseFrozen } from './cancelOrder';
import { costOfOpening } from './costs';
import { fillOrder } from './fillOrder';

/**
 * Fills an order at a price that may be above the one for which money is frozen. The balance pays the difference; an order
 * that it does not cover lapses.
 */
export function fillOrLapse(exchange: Exchange, position: PositionRecord, price: string): void {
  const missing = max('0', subtract(costOfOpening(position, price).total, position.reserved));
  const available = balanceOf(exchange.world.ledger, pocketOf(position.account, 'available'));
  if (compare(missing, available) > 0) releaseFrozen(exchange, position, 'orderLapsed', exchange.now);
  else fillOrder(exchange, position, price, exchange.now);
}
