import { add, max, negate } from '../../../src/domain/decimal';
import { netResult, profitLoss } from '../../../src/domain/orderCost';
import type { PositionCloser } from '../../../src/domain/vocabulary';
import type { Exchange } from '../exchange';
import { balanceOf, pocketOf, post, type Reason, transfer } from '../ledger';
import type { PositionRecord } from '../world';
import { costOfClosing, marginOf } from './costs';
import { recordEvent } from './recordEvent';

/**
 * Ends a position at a price: margin back, profit or loss settled with the market, fees taken. The money of a position
 * that somebody else manages goes back to what is invested with them.
 *
 * @param closedBy who or what closed it; a liquidation is one whatever is given
 */
export function closeOut(
  exchange: Exchange,
  position: PositionRecord,
  price: string,
  reason: Extract<Reason, 'positionClosed' | 'positionLiquidated' | 'buybackSold'>,
  at: number,
  closedBy: PositionCloser = position.lock.kind === 'managed' ? 'mentor' : 'member',
): void {
  const { ledger } = exchange.world;
  const { account, id, side, shares, purchaseFee } = position;
  const buyPrice = position.buyPrice ?? price;
  const { total, ...fees } = costOfClosing(position, price);
  const purse = pocketOf(account, position.lock.kind === 'managed' ? 'invested' : 'available');
  const margin = marginOf(position);
  const gain = profitLoss({ side, buyPrice, price, shares });
  const left = add(balanceOf(ledger, purse), margin, gain, negate(total));
  const lines = [
    ...transfer(pocketOf(account, 'positionMargin'), purse, margin),
    ...transfer('house:marketCounterparty', purse, gain),
    ...transfer(purse, 'house:fees', total),
    // A price can jump past the liquidation price. What a member has not got, the house bears: no one ends in debt.
    ...transfer('house:marketCounterparty', purse, max('0', negate(left))),
  ];
  const liquidated = reason === 'positionLiquidated';
  const realisedProfit = netResult({ side, buyPrice, sellPrice: price, shares, purchaseFee, ...fees });
  Object.assign(position, {
    status: 'closed',
    closeShares: null,
    sellTime: at,
    sellPrice: price,
    ...fees,
    realisedProfit,
    closedBy: liquidated ? 'liquidation' : closedBy,
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, { kind: liquidated ? 'liquidated' : 'closed', at, price, shares });
  post(ledger, { at, reason, record: id, lines });
}
