import { lockUpTerm } from '../../../src/domain/lockUp/lockUpTerm';
import type { Exchange } from '../exchange';
import { dailyRate } from './dailyRate';
import type { LockUpProduct } from './product';

const day = 86_400_000;

/** A past day: its time, and its income in millionths of the principal. */
export interface PastDay {
  at: number;
  rate: number;
}

/** The last days of a product, oldest first. */
export function pastDays({ market, now }: Exchange, product: LockUpProduct, days: number): PastDay[] {
  const next = lockUpTerm(now, 1).accruesAt[0] ?? now;
  return Array.from({ length: days }, (_, index) => {
    const at = next - (days - index) * day;
    return { at, rate: dailyRate(market, product, at) };
  });
}

/** Total income, in millionths of the principal, of the worst lock-up that ended in the last year. */
export function worstLockUp(exchange: Exchange, product: LockUpProduct): number {
  const { lockUpDays } = product;
  const rates = pastDays(exchange, product, 365 + lockUpDays - 1).map(({ rate }) => rate);
  let total = rates.slice(0, lockUpDays).reduce((sum, rate) => sum + rate, 0);
  let worst = total;
  for (let last = lockUpDays; last < rates.length; last += 1) {
    total += (rates[last] ?? 0) - (rates[last - lockUpDays] ?? 0);
    worst = Math.min(worst, total);
  }
  return Math.max(worst, -1_000_000);
}
