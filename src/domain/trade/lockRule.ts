import { afterOpenTime } from '../market/openTime';
import { exchangeDate, exchangeMidnight, nextTradingDay } from '../market/tradingSession';
import { sellableFrom } from './sellLock';

const day = 24 * 60 * 60_000;

/** Lock of a purchase against selling for a time (specification 9). */
export type TimedLockRule =
  /** For this many minutes after the fill. */
  | { kind: 'minutes'; minutes: number }
  /** Not on the day of the fill, and not on the trading day that follows it (T+1). */
  | { kind: 'nextTradingDay' }
  /** For this many calendar days, including the day of the fill. */
  | { kind: 'days'; days: number };

/** The moment (epoch ms) at which the lock of a purchase ends. */
export function lockEnd(rule: TimedLockRule, filledAt: number, holidays: ReadonlySet<string>): number {
  const bought = exchangeDate(filledAt);
  switch (rule.kind) {
    case 'minutes':
      return sellableFrom(filledAt, rule.minutes);
    case 'nextTradingDay':
      return exchangeMidnight(nextTradingDay(bought, holidays)) + day;
    case 'days':
      return exchangeMidnight(bought) + rule.days * day;
  }
}

/** The first moment (epoch ms) at which a purchase can be sold: its lock has ended and a session is open. */
export function closableFrom(rule: TimedLockRule, filledAt: number, holidays: ReadonlySet<string>): number {
  return afterOpenTime(lockEnd(rule, filledAt, holidays), 0, holidays);
}
