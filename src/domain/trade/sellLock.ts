import { afterOpenTime } from '../market/openTime';
import { specifiedLimits } from '../specifiedLimits';
import type { LockKind } from './tradeVocabulary';

const minuteMs = 60_000;

/** Whether a member may sell a position; if not, the rule that locks it and the end of the lock (epoch ms). */
export type SellLock =
  | { locked: false }
  /** Locked for this number of minutes after its purchase. */
  | { locked: true; rule: 'minutes'; until: number; minutes: number }
  /** Locked on the day of its purchase and the next trading day, or for days. */
  | { locked: true; rule: 'nextTradingDay' | 'days'; until: number }
  /** A mentor manages it. */
  | { locked: true; rule: 'managed' };

/** Data that determines a lock. Times in epoch ms. */
export interface LockedPosition {
  lock: LockKind;
  buyTime?: number | null | undefined;
  /** The moment that the server sends. */
  sellableAt?: number | null | undefined;
}

/** The moment (epoch ms) from which a position may be sold. */
export function sellableFrom(buyTime: number, minutes: number): number {
  return buyTime + minutes * minuteMs;
}

/** Earliest moment (epoch ms) at which the specification (section 9) allows a sale; undefined without a purchase. */
function earliestSale({ lock, buyTime }: LockedPosition): number | undefined {
  if (buyTime == null) return undefined;
  return lock === 'none' ? buyTime : sellableFrom(buyTime, specifiedLimits.sellLockMinutes);
}

/** Whether the server allows a sale earlier than the specification does. */
export function soldTooEarly(position: LockedPosition): boolean {
  const earliest = earliestSale(position);
  return position.sellableAt != null && earliest !== undefined && position.sellableAt < earliest;
}

/**
 * The moment (epoch ms) from which the position may be sold if the server sends one; otherwise the server's null or
 * undefined.
 */
export function sellableMoment(position: LockedPosition): number | null | undefined {
  const { sellableAt } = position;
  return sellableAt == null ? sellableAt : Math.max(sellableAt, earliestSale(position) ?? sellableAt);
}

/**
 * The first moment (epoch ms) of a session in which the position may be sold; undefined if the server sends no moment.
 *
 * @param closedDays days without a session besides weekends, `YYYY-MM-DD`
 */
export function firstSale(position: LockedPosition, closedDays: ReadonlySet<string>): number | undefined {
  const moment = sellableMoment(position);
  return moment == null ? undefined : afterOpenTime(moment, 0, closedDays);
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
