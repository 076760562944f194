import type { RawResponseOf } from '../../../src/api/contract/call';
import type { lockUpProductDetail, lockUpProducts } from '../../../src/api/contract/lockUp';
import { divide } from '../../../src/domain/decimal';
import { lockUpTerm } from '../../../src/domain/lockUp/lockUpTerm';
import { exchangeDate } from '../../../src/domain/market/tradingSession';
import { trailOf } from '../copyTrading/trail';
import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import { remainingCapacity } from './capacity';
import { fraction } from './dailyRate';
import { pastDays, worstLockUp } from './past';
import type { LockUpProduct } from './product';

type Detail = RawResponseOf<typeof lockUpProductDetail>;

const shownDays = 90;

/** A product as sent to members: its projection and its results. */
function lockUpProductView(exchange: Exchange, product: LockUpProduct): Omit<Detail, 'history'> {
  const { id, name, issuer, strategy, riskLevel, lockUpDays, projected } = product;
  const rates = pastDays(exchange, product, shownDays).map(({ rate }) => rate);
  const sum = rates.reduce((total, rate) => total + rate, 0);
  return {
    id,
    name,
    issuer,
    strategy,
    riskLevel,
    lockUpDays,
    minimumPurchase: product.minimumPurchase,
    capacity: product.capacity,
    remainingCapacity: remainingCapacity(exchange, product),
    dailyIncome: {
      projectedLow: fraction(projected.low),
      projectedHigh: fraction(projected.high),
      average: fraction(Math.round(sum / shownDays)),
      worst: fraction(Math.min(...rates)),
    },
    totalIncome: {
      projectedLow: fraction(projected.low * lockUpDays),
      projectedHigh: fraction(projected.high * lockUpDays),
      worst: fraction(worstLockUp(exchange, product)),
    },
    losingDays: divide(String(rates.filter((rate) => rate < 0).length), String(shownDays), 4),
    unlockAt: timestamp(lockUpTerm(exchange.now, lockUpDays).unlockAt),
  };
}

/** The product in the list, with the course of its last days. */
export function listedLockUpView(
  exchange: Exchange,
  product: LockUpProduct,
): RawResponseOf<typeof lockUpProducts>[number] {
  const rates = pastDays(exchange, product, shownDays).map(({ rate }) => rate);
  // A millionth of 10,000 yen is a hundredth of a yen.
  const values = [1_000_000];
  for (const rate of rates) values.push((values.at(-1) ?? 0) + rate);
  const yen = values.map((hundredths) => divide(String(hundredths), '100', 2));
  return { ...lockUpProductView(exchange, product), trail: trailOf(yen) };
}

/** The product with its daily history. */
export function lockUpProductDetailView(exchange: Exchange, product: LockUpProduct): Detail {
  return {
    ...lockUpProductView(exchange, product),
    history: pastDays(exchange, product, shownDays).map(({ at, rate }) => ({
      date: exchangeDate(at),
      rate: fraction(rate),
    })),
  };
}
