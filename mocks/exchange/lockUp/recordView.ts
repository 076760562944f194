import type { RawResponseOf } from '../../../src/api/contract/call';
import type { lockUpRecordDetail } from '../../../src/api/contract/lockUp';
import { exchangeDate } from '../../../src/domain/market/tradingSession';
import { projectedIncome } from '../arithmetic/investments';
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
  const incomeAt = (millionths: number, days: number) =>
    projectedIncome(principal, fraction(millionths), days);
  return {
    id,
    orderNumber,
    productId,
    status,
    principal,
    payout,
    issuer,
    riskLevel,
    lockUpDays,
    productName: name,
    boughtAt: timestamp(record.boughtAt),
    unlockAt: timestamp(record.unlockAt),
    dailyIncome: {
      projectedLow: incomeAt(projected.low, 1),
      projectedHigh: incomeAt(projected.high, 1),
      latest: latest?.income ?? null,
    },
    totalIncome: {
      projectedLow: incomeAt(projected.low, lockUpDays),
      projectedHigh: incomeAt(projected.high, lockUpDays),
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
