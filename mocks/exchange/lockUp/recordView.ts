import type { RawResponseOf } from '../../../src/api/contract/call';
import type { lockUpRecordDetail } from '../../../src/api/contract/lockUp';
import { projectedIncome } from '../../../src/domain/lockUp/lockUpProjection';
import { exchangeDate } from '../../../src/domain/market/tradingSession';
import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import { fraction } from './dailyRate';
import { incomesOf } from './income';
import { productOf } from './products';
import type { LockUpRecord } from './records';

type Detail = RawResponseOf<typeof lockUpRecordDetail>;

/** A purchase as sent to its member: projected and actual income. */
export function lockUpRecordView(exchange: Exchange, record: LockUpRecord): Omit<Detail, 'incomes'> {
  const { id, orderNumber, productId, status, principal, payout, endedAt } = record;
  const { name, issuer, riskLevel, lockUpDays, projected } = productOf(productId);
  const incomes = incomesOf(exchange, record);
  const latest = incomes.at(-1);
  const { daily, total } = projectedIncome(principal, lockUpDays, {
    low: fraction(projected.low),
    high: fraction(projected.high),
  });
  return {
    ...{ id, orderNumber, productId, status, principal, payout, issuer, riskLevel, lockUpDays },
    productName: name,
    boughtAt: timestamp(record.boughtAt),
    unlockAt: timestamp(record.unlockAt),
    dailyIncome: {
      projectedLow: daily.low,
      projectedHigh: daily.high,
      latest: latest?.income ?? null,
    },
    totalIncome: {
      projectedLow: total.low,
      projectedHigh: total.high,
      soFar: latest?.total ?? '0',
    },
    countedDays: incomes.length,
    losingDays: incomes.filter(({ rate }) => rate < 0).length,
    endedAt: endedAt === null ? null : timestamp(endedAt),
  };
}

/** The purchase with its daily income. */
export function lockUpRecordDetailView(exchange: Exchange, record: LockUpRecord): Detail {
  return {
    ...lockUpRecordView(exchange, record),
    incomes: incomesOf(exchange, record).map(({ at, rate, income }) => ({
      date: exchangeDate(at),
      rate: fraction(rate),
      income,
    })),
  };
}
