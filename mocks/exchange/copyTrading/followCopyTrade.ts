import type { RequestOf } from '../../../src/api/contract/call';
import type { followCopyTrade as followCall } from '../../../src/api/contract/copyTrading';
import { compare, isWhole } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import { requireAvailable } from '../trade/checks';
import type { Member } from '../world';
import { productOf } from './products';
import type { CopyTradeRecord } from './records';
import { isRecruiting } from './recruiting';
import { firstDayFrom, tradingDayAfter } from './schedule';

type Investment = Omit<RequestOf<typeof followCall>, 'clientRequestId'>;

/** Invests with a mentor. The money is traded on each day of the holding time. */
export function followCopyTrade(
  exchange: Exchange,
  member: Member,
  { productId, amount }: Investment,
): CopyTradeRecord {
  const { world, market, now } = exchange;
  if (member.restrictions.includes('tradeBanned')) throw new Refusal('tradingBanned');
  const product = productOf(productId);
  if (!isRecruiting(market, product, now)) throw new Refusal('copyTradeTimeExceeded');
  if (!isWhole(amount)) throw new Refusal('parameterError');
  const minimum = String(product.minimumInvestment);
  if (compare(amount, minimum) < 0) throw new Refusal('minimumBuyAmount', { n: minimum });
  requireAvailable(exchange, member, amount);

  const { account } = member;
  const firstDate = firstDayFrom(market, now);
  const record: CopyTradeRecord = {
    ...newNumbers(exchange, 'C'),
    account,
    productId,
    status: 'inProgress',
    buyAmount: amount,
    performanceFeeRate: product.performanceFeeRate,
    followedAt: now,
    firstDate,
    lastDate: tradingDayAfter(market, firstDate, product.holdingTime - 1),
    nextDate: firstDate,
    positions: [],
    daysWithoutOrder: [],
    endedAt: null,
    endedBy: null,
    endValue: null,
  };
  setEntry(world.copyTrading.records, record.id, record);
  const lines = transfer(pocketOf(account, 'available'), pocketOf(account, 'invested'), amount);
  post(world.ledger, { at: now, reason: 'copyTradeJoined', record: record.id, lines });
  return record;
}
