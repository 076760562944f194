import { sellLock } from './sellLock';
import { exchangeDate, exchangeMidnight, sessions } from './tradingSession';
import type { LockKind, PositionStatus } from './vocabulary';

/** What is still to come of an order or a position, as long as nothing else happens. */
export interface UpcomingPositionEvent {
  kind: 'orderEnds' | 'closingEnds' | 'sellable' | 'deadline';
  /** Epoch ms. */
  at: number;
}

interface Living {
  status: PositionStatus;
  lock: LockKind;
  buyTime?: number | null | undefined;
  sellableAt?: number | null | undefined;
  /** Of a day trade. */
  closesAt?: number | null | undefined;
}

const endOfDay = Math.max(...sessions.map(({ closes }) => closes));

/** End of the last session of the day on which something waits: orders and closings are good for the day. Epoch ms. */
export const closeOfDay = (moment: number): number => exchangeMidnight(exchangeDate(moment)) + endOfDay;

/** What lies ahead of an order or a position, the earliest first; nothing once it has ended. Moments in epoch ms. */
export function upcomingPositionEvents(position: Living, now: number): UpcomingPositionEvent[] {
  const { status, closesAt } = position;
  if (status === 'pendingOrder') return [{ kind: 'orderEnds', at: closeOfDay(now) }];
  if (status !== 'holding' && status !== 'preparingToClose') return [];
  const lock = sellLock(position, now);
  const ahead: UpcomingPositionEvent[] = [];
  if (lock.locked && lock.rule !== 'managed') ahead.push({ kind: 'sellable', at: lock.until });
  if (status === 'preparingToClose') ahead.push({ kind: 'closingEnds', at: closeOfDay(now) });
  if (closesAt != null) ahead.push({ kind: 'deadline', at: closesAt });
  return ahead.toSorted((one, other) => one.at - other.at);
}
