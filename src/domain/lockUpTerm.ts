import { exchangeDate, exchangeMidnight } from './tradingSession';

const hour = 3_600_000;
const day = 24 * hour;

/** The day's income is counted at 18:00, the money comes back at 09:00: ms after the exchange's midnight. */
const accrualTime = 18 * hour;
const unlockTime = 9 * hour;

/** When a lock-up earns and ends; moments are epoch ms. */
export interface LockUpTerm {
  /** Income is counted at these moments, one for each day of the lock-up. */
  accruesAt: readonly number[];
  /** The money is free again. */
  unlockAt: number;
}

/**
 * The days of a lock-up, all calendar days. A purchase before 18:00 earns from its own day on, a later one from the
 * next. The money is free at 09:00 after the last of these days.
 */
export function lockUpTerm(boughtAt: number, lockUpDays: number): LockUpTerm {
  const midnight = exchangeMidnight(exchangeDate(boughtAt));
  const first = boughtAt < midnight + accrualTime ? midnight : midnight + day;
  return {
    accruesAt: Array.from({ length: lockUpDays }, (_, index) => first + index * day + accrualTime),
    unlockAt: first + lockUpDays * day + unlockTime,
  };
}
