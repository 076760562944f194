import { type LimitPriceReason, limitPriceReasons } from './limitPriceReasons';
import { type LotsReason, lotsReasons } from './lotsReasons';
import { type MarketReason, type MarketState, marketReasons } from './marketReasons';
import { type MovingReason, movingReasons } from './movingReasons';
import type { PriceLimits } from './priceLimits';
import type { SellLock } from './sellLock';
import type { PositionStatus, Restriction } from './vocabulary';

/** The form that closes a position, and all that it is judged by. */
export interface CloseForm extends MarketState {
  status: PositionStatus;
  lock: SellLock;
  /** As typed; unused when closing at the market. */
  limitPrice: string;
  limits: PriceLimits | undefined;
  /** The stock's own tick, where it has one: `ownTick`. */
  ownTick?: string | undefined;
  /** As typed: how much of it is to be closed. */
  lots: string;
  /** How many lots there are. */
  lotsHeld: number;
  /** How many of them wait already for the limit of a closing. */
  lotsWaiting: number;
  restrictions: readonly Restriction[];
}

type LockReason =
  | { kind: 'locked'; until: number; minutes: number }
  | { kind: 'lockedNextDay'; until: number }
  | { kind: 'lockedDays'; until: number }
  | { kind: 'managed' };

/** Why a position can't be closed now, with what its sentence needs. Times in epoch ms. */
export type CloseReason =
  | MovingReason
  | { kind: 'notHolding'; status: PositionStatus }
  | LockReason
  | MarketReason
  | LimitPriceReason
  | LotsReason
  | { kind: 'allLotsWaiting' }
  | { kind: 'priceLimitWaiting' }
  | { kind: 'lotsAboveHeld'; held: number }
  | { kind: 'lotsAboveFree'; free: number };

/**
 * Everything that keeps a position from being closed, the weightiest first: it must be held (specification 4), the
 * account not frozen, the lock over (specification 9), in a session, at a price within the limits (specification 5),
 * and no more than there is. While some lots wait for a limit, the others can be closed at the market. Who may not trade
 * may still close.
 */
export function closeReasons(form: CloseForm): CloseReason[] {
  const { status, lotsHeld, lotsWaiting } = form;
  if (status !== 'holding' && status !== 'preparingToClose') return [{ kind: 'notHolding', status }];
  const free = lotsHeld - lotsWaiting;
  if (free === 0) return [{ kind: 'allLotsWaiting' }];
  return [
    ...movingReasons(form.restrictions),
    ...lockReasons(form.lock),
    ...marketReasons(form),
    ...priceReasons(form),
    ...lotsReasons(form.lots, { maximum: free }).map((reason) => ofThoseThere(reason, form)),
  ];
}

function priceReasons({ priceType, limitPrice, limits, ownTick, lotsWaiting }: CloseForm): CloseReason[] {
  if (priceType !== 'limit') return [];
  return lotsWaiting > 0 ? [{ kind: 'priceLimitWaiting' }] : limitPriceReasons(limitPrice, limits, ownTick);
}

function lockReasons(lock: SellLock): LockReason[] {
  if (!lock.locked) return [];
  switch (lock.rule) {
    case 'minutes':
      return [{ kind: 'locked', until: lock.until, minutes: lock.minutes }];
    case 'nextTradingDay':
      return [{ kind: 'lockedNextDay', until: lock.until }];
    case 'days':
      return [{ kind: 'lockedDays', until: lock.until }];
    case 'managed':
      return [{ kind: 'managed' }];
  }
}

function ofThoseThere(reason: LotsReason, { lotsWaiting }: CloseForm): CloseReason {
  if (reason.kind !== 'lotsAboveMaximum') return reason;
  return lotsWaiting > 0
    ? { kind: 'lotsAboveFree', free: reason.maximum }
    : { kind: 'lotsAboveHeld', held: reason.maximum };
}
