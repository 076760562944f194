import { exchangeDate, exchangeMidnight, sessions } from '../market/tradingSession';
import { sellLock } from './sellLock';
import type { LockKind, PositionStatus } from './tradeVocabulary';

/** A scheduled event of an order or a position. */
export interface UpcomingPositionEvent {
  kind: 'orderEnds' | 'closingEnds' | 'sellable' | 'deadline';
  /** Epoch ms. */
  at: number;
}

interface ActivePosition {
  status: PositionStatus;
  lock: LockKind;
  buyTime?: number | null | undefined;
  sellableAt?: number | null | undefined;
  /** Deadline of a day trade. */
  closesAt?: number | null | undefined;
}

const endOfDay = Math.max(...sessions.map(({ closes }) => closes));

/** End of the last session of the day of `moment`: pending orders and closings are valid until then. Epoch ms. */
export const closeOfDay = (moment: number): number => exchangeMidnight(exchangeDate(moment)) + endOfDay;

/** Scheduled events of an order or a position, the earliest first; none once it has ended. Moments in epoch ms. */
export function upcomingPositionEvents(position: ActivePosition, now: number): UpcomingPositionEvent[] {
  const { status, closesAt } = position;
  if (status === 'pendingOrder') return [{ kind: 'orderEnds', at: closeOfDay(now) }];
  if (status !== 'holding' && status !== 'preparingToClose') return [];
  const lock = sellLock(position, now);
  const ahead: UpcomingPositionEvent[] = [];
  if (lock.locked && lock.rule !== 'managed') ahead.push({ kind: 'sellable', at: lock.until });
  // The deadline closes what a closing order has not closed, so such an order never ends by itself.
  if (status === 'preparingToClose' && closesAt == null)
    ahead.push({ kind: 'closingEnds', at: closeOfDay(now) });
  if (closesAt != null) ahead.push({ kind: 'deadline', at: closesAt });
  return ahead.toSorted((one, other) => one.at - other.at);
}
