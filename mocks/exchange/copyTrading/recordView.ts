import type { RawResponseOf } from '../../../src/api/contract/call';
import type { copyTradeRecordDetail } from '../../../src/api/contract/copyTrading';
import { isPositive, min, negate } from '../../../src/domain/decimal';
import { exchangeMidnight } from '../../../src/domain/market/tradingSession';
import { copyTradePayout } from '../arithmetic/investments';
import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import { positionView } from '../trade/positionView';
import { resultOf } from '../trade/resultOf';
import { currentValueOf } from './currentValue';
import { followOrdersOf, openOrderOf } from './followOrders';
import { productOf } from './products';
import type { CopyTradeRecord } from './records';
import { endsAt, opensAt } from './schedule';

type Detail = RawResponseOf<typeof copyTradeRecordDetail>;
type View = Omit<Detail, 'orders' | 'daysWithoutOrder'>;

/** A copy trade as sent to its member. */
export function copyTradeRecordView(exchange: Exchange, record: CopyTradeRecord): View {
  const { world } = exchange;
  const { id, orderNumber, productId, status, buyAmount, performanceFeeRate, endedAt, endedBy } = record;
  const { name, issuer, holdingTime } = productOf(productId);
  const value = record.endValue ?? currentValueOf(exchange, record);
  const { performanceFee, profitLoss, payout } = copyTradePayout(buyAmount, value, performanceFeeRate);
  const results = followOrdersOf(world, record).flatMap(({ realisedProfit }) => realisedProfit ?? []);
  const [first, ...others] = results;
  const open = openOrderOf(world, record);
  return {
    id,
    orderNumber,
    productId,
    issuer,
    status,
    buyAmount,
    holdingTime,
    performanceFeeRate,
    endedBy,
    value,
    performanceFee,
    profitLoss,
    productName: name,
    followedAt: timestamp(record.followedAt),
    startsAt: timestamp(opensAt(exchangeMidnight(record.firstDate))),
    endsAt: timestamp(endsAt(exchangeMidnight(record.lastDate))),
    endedAt: endedAt === null ? null : timestamp(endedAt),
    payout: status === 'ended' ? payout : null,
    followOrders: record.positions.length,
    losingOrders: results.filter((result) => isPositive(negate(result))).length,
    worstOrder: first === undefined ? null : min(first, ...others),
    orderOpen: open !== undefined,
    closingFees: open ? resultOf(exchange, open).closingFees : '0',
  };
}

/** The copy trade with all its orders. */
export function copyTradeRecordDetailView(exchange: Exchange, record: CopyTradeRecord): Detail {
  const orders = followOrdersOf(exchange.world, record).toReversed();
  return {
    ...copyTradeRecordView(exchange, record),
    orders: orders.map((order) => positionView(exchange, order)),
    daysWithoutOrder: record.daysWithoutOrder,
  };
}
