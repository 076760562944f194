import type { LockKind } from './vocabulary';

const minuteMs = 60_000;

/** Minutes after the purchase before a position may be sold (specification 9), where the server names no moment. */
const usualLockMinutes = 15;

/** Whether a position may be sold by its member, else by which rule not and until when (epoch ms). */
export type SellLock =
  | { locked: false }
  /** So many minutes after its purchase. */
  | { locked: true; rule: 'minutes'; until: number; minutes: number }
  /** Not on the day of its purchase nor on the next trading day; or locked up for days. */
  | { locked: true; rule: 'nextTradingDay' | 'days'; until: number }
  /** Somebody else manages it. */
  | { locked: true; rule: 'managed' };

/** What a lock follows from. Times in epoch ms. */
export interface LockedPosition {
  lock: LockKind;
  buyTime?: number | null | undefined;
  /** The server's own moment. */
  sellableAt?: number | null | undefined;
}

/** The moment (epoch ms) from which a position may be sold. */
export function sellableFrom(buyTime: number, minutes: number): number {
  return buyTime + minutes * minuteMs;
}

/**
 * Whether a position may not be sold yet, and until when (specification 9). The server's moment wins, for it knows of
 * T+1 and lock-ups. What was not bought yet is not locked: its status says that it can't be sold.
 */
export function sellLock({ lock, buyTime, sellableAt }: LockedPosition, now: number): SellLock {
  if (buyTime == null) return { locked: false };
  if (lock === 'managed') return { locked: true, rule: 'managed' };
  const until = sellableAt ?? (lock === 'none' ? buyTime : sellableFrom(buyTime, usualLockMinutes));
  if (now >= until) return { locked: false };
  if (lock === 'nextTradingDay' || lock === 'days') return { locked: true, rule: lock, until };
  return { locked: true, rule: 'minutes', until, minutes: Math.round((until - buyTime) / minuteMs) };
}
