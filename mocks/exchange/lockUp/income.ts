import { max, multiply, negate, round, subtract } from '../../../src/domain/decimal';
import { lockUpTerm } from '../../../src/domain/lockUp/lockUpTerm';
import type { Exchange } from '../exchange';
import { dailyRate, fraction } from './dailyRate';
import { productOf } from './products';
import type { LockUpRecord } from './records';

export interface DailyIncome {
  /** When it was credited, epoch ms. */
  at: number;
  /** In millionths of the principal. */
  rate: number;
  /** In yen, with two decimals at most; negative for a loss. */
  income: string;
  /** Sum of this day and all days before it, in yen. */
  total: string;
}

/** The daily income of a purchase up to now. Days add up to the total exactly. */
export function incomesOf({ market, now }: Exchange, record: LockUpRecord): DailyIncome[] {
  const product = productOf(record.productId);
  const counted = lockUpTerm(record.boughtAt, product.lockUpDays).accruesAt.filter((at) => at <= now);
  let rates = 0;
  let before = '0';
  return counted.map((at) => {
    const rate = dailyRate(market, product, at);
    rates += rate;
    const total = incomeOf(record.principal, rates);
    const income = subtract(total, before);
    before = total;
    return { at, rate, income, total };
  });
}

/** Total income of a purchase up to now, in yen. */
export function incomeSoFar(exchange: Exchange, record: LockUpRecord): string {
  return incomesOf(exchange, record).at(-1)?.total ?? '0';
}

/** Income of a day in yen. A loss is at most the principal. */
function incomeOf(principal: string, millionths: number): string {
  return max(round(multiply(principal, fraction(millionths)), 2, 'down'), negate(principal));
}
