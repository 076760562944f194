import { specifiedLimits } from './specifiedLimits';
import type { LockKind } from './vocabulary';

const minuteMs = 60_000;

/** Whether a position may be sold by its member, else by which rule not and until when (epoch ms). */
export type SellLock =
  | { locked: false }
  /** So many minutes after its purchase. */
  | { locked: true; rule: 'minutes'; until: number; minutes: number }
  /** Not on the day of its purchase nor on the next trading day; or locked up for days. */
  | { locked: true; rule: 'nextTradingDay' | 'days'; until: number }
  /** A mentor manages it. */
  | { locked: true; rule: 'managed' };

/** Data that determines a lock. Times in epoch ms. */
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
 * Earliest moment (epoch ms) at which the specification (section 9) has a position sold; undefined without a purchase.
 */
function earliestSale({ lock, buyTime }: LockedPosition): number | undefined {
  if (buyTime == null) return undefined;
  return lock === 'none' ? buyTime : sellableFrom(buyTime, specifiedLimits.sellLockMinutes);
}

/** Whether the server would have a position sold earlier than the specification allows. */
export function soldTooEarly(position: LockedPosition): boolean {
  const earliest = earliestSale(position);
  return position.sellableAt != null && earliest !== undefined && position.sellableAt < earliest;
}

/** The moment (epoch ms) that applies when the server sends one; otherwise its null or undefined. */
export function sellableMoment(position: LockedPosition): number | null | undefined {
  const { sellableAt } = position;
  return sellableAt == null ? sellableAt : Math.max(sellableAt, earliestSale(position) ?? sellableAt);
}

/**
 * Whether a position is locked against selling, and until when (specification 9). The server's moment applies when it
 * is later than the specified minutes, because it includes T+1 and lock-ups. A position without a purchase is not
 * locked: its status says that it can't be sold. Neither is one that was not bought on the market, such as new shares.
 */
export function sellLock(position: LockedPosition, now: number): SellLock {
  const { lock, buyTime } = position;
  if (buyTime == null) return { locked: false };
  if (lock === 'managed') return { locked: true, rule: 'managed' };
  const until = sellableMoment(position) ?? earliestSale(position) ?? buyTime;
  if (now >= until) return { locked: false };
  if (lock === 'nextTradingDay' || lock === 'days') return { locked: true, rule: lock, until };
  return { locked: true, rule: 'minutes', until, minutes: Math.round((until - buyTime) / minuteMs) };
}
