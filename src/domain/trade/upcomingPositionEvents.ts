import { exchangeDate } from '../market/tradingSession';
import { endOfTerm } from './orderTerms';
import { sellLock } from './sellLock';
import type { LockKind, PositionStatus } from './tradeVocabulary';

/** A scheduled event of an order or a position. */
export interface UpcomingPositionEvent {
  kind: 'orderEnds' | 'closingEnds' | 'sellable' | 'deadline';
  /** Epoch ms. */
  at: number;
}

interface Term {
  /** Last day, `YYYY-MM-DD`. */
  validUntil: string;
}

interface ActivePosition {
  status: PositionStatus;
  lock: LockKind;
  buyTime?: number | null | undefined;
  sellableAt?: number | null | undefined;
  /** Deadline of a day trade. */
  closesAt?: number | null | undefined;
  /** Terms of what waits. Without one it is good for the day. */
  opening?: Term | null | undefined;
  closing?: Term | null | undefined;
}

/** End of the last session of the day of `moment`: orders and closings without a term are valid until then. Epoch ms. */
export const closeOfDay = (moment: number): number => endOfTerm(exchangeDate(moment));

/** Scheduled events of an order or a position, the earliest first; none once it has ended. Moments in epoch ms. */
export function upcomingPositionEvents(position: ActivePosition, now: number): UpcomingPositionEvent[] {
  const { status, closesAt, opening, closing } = position;
  const endOf = (term: Term | null | undefined) => (term ? endOfTerm(term.validUntil) : closeOfDay(now));
  if (status === 'pendingOrder') return [{ kind: 'orderEnds', at: endOf(opening) }];
  if (status !== 'holding' && status !== 'preparingToClose') return [];
  const lock = sellLock(position, now);
  const ahead: UpcomingPositionEvent[] = [];
  if (lock.locked && lock.rule !== 'managed') ahead.push({ kind: 'sellable', at: lock.until });
  // The deadline closes what a closing order has not closed, so such an order never ends by itself.
  if (status === 'preparingToClose' && closesAt == null)
    ahead.push({ kind: 'closingEnds', at: endOf(closing) });
  if (closesAt != null) ahead.push({ kind: 'deadline', at: closesAt });
  return ahead.toSorted((one, other) => one.at - other.at);
}
