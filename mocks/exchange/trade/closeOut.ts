import { add, isZero, max, negate } from '../../../src/domain/decimal';
import type { PositionCloser } from '../../../src/domain/trade/tradeVocabulary';
import type { Exchange } from '../exchange';
import { balanceOf, type PostingReason, pocketOf, post, transfer } from '../ledger';
import type { PositionRecord } from '../world';
import { marginOf, moneyOfClosing } from './costs';
import { recordEvent } from './recordEvent';

/**
 * Closes a position at a price: returns the margin, settles the profit or loss with the market, and takes the fees. The
 * money of a managed position returns to the copy trade's invested balance.
 *
 * @param closedBy who or what closed it; a liquidation always counts as one
 */
export function closeOut(
  exchange: Exchange,
  position: PositionRecord,
  price: string,
  reason: Extract<PostingReason, 'positionClosed' | 'positionLiquidated' | 'buybackSold'>,
  at: number,
  closedBy: PositionCloser = position.lock.kind === 'managed' ? 'mentor' : 'member',
): void {
  const { ledger } = exchange.world;
  const { account, id, shares } = position;
  const buyPrice = position.buyPrice ?? price;
  const { gross, fees, net, credited } = moneyOfClosing({ ...position, buyPrice }, price);
  const { total, ...charged } = fees;
  const fundsAccount = pocketOf(account, position.lock.kind === 'managed' ? 'invested' : 'available');
  const margin = marginOf(position);
  const left = add(balanceOf(ledger, fundsAccount), credited);
  // A price can jump past the liquidation price. The exchange bears losses beyond the member's balance, so no member
  // ends in debt.
  const borne = max('0', negate(left));
  const lines = [
    ...transfer(pocketOf(account, 'positionMargin'), fundsAccount, margin),
    ...transfer('house:marketCounterparty', fundsAccount, gross),
    ...transfer(fundsAccount, 'house:fees', total),
    ...transfer('house:marketCounterparty', fundsAccount, borne),
  ];
  const liquidated = reason === 'positionLiquidated';
  const realisedProfit = add(net, borne);
  Object.assign(position, {
    status: 'closed',
    closeShares: null,
    sellTime: at,
    sellPrice: price,
    ...charged,
    realisedProfit,
    lossBorne: isZero(borne) ? null : borne,
    closedBy: liquidated ? 'liquidation' : closedBy,
  } satisfies Partial<PositionRecord>);
  recordEvent(exchange, position, { kind: liquidated ? 'liquidated' : 'closed', at, price, shares });
  post(ledger, { at, reason, record: id, lines });
}
