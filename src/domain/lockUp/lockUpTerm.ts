import { exchangeDate, exchangeMidnight } from '../market/tradingSession';
import { lockUpAccruesAt } from '../specifiedLimits';
import { sinceMidnight } from '../timeWindow';

const hour = 3_600_000;
const day = 24 * hour;

/** Income accrues daily at `lockUpAccruesAt`, and the money is returned at 09:00: ms after midnight at the exchange. */
const accrualTime = sinceMidnight(lockUpAccruesAt);
const unlockTime = 9 * hour;

/** When a lock-up earns income and ends. Times in epoch ms. */
export interface LockUpTerm {
  /** Income accrues at these times, one for each day of the lock-up. */
  accruesAt: readonly number[];
  /** When the money becomes available again. */
  unlockAt: number;
}

/**
 * The term of a lock-up in calendar days. A purchase before 18:00 earns from the same day on, a later one from the
 * next. The money becomes available at 09:00 on the day after the last of these days.
 */
export function lockUpTerm(boughtAt: number, lockUpDays: number): LockUpTerm {
  const midnight = exchangeMidnight(exchangeDate(boughtAt));
  const first = boughtAt < midnight + accrualTime ? midnight : midnight + day;
  return {
    accruesAt: Array.from({ length: lockUpDays }, (_, index) => first + index * day + accrualTime),
    unlockAt: first + lockUpDays * day + unlockTime,
  };
}
