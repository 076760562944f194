import { type LimitPriceReason, limitPriceReasons } from './limitPriceReasons';
import { type MarketReason, type MarketState, marketReasons } from './marketReasons';
import type { PriceLimits } from './priceLimits';
import type { SellLock } from './sellLock';
import type { PositionStatus } from './vocabulary';

/** The form that closes a position, and all that it is judged by. */
export interface CloseForm extends MarketState {
  status: PositionStatus;
  lock: SellLock;
  /** As typed; unused when closing at the market. */
  limitPrice: string;
  limits: PriceLimits | undefined;
}

/** Why a position can't be closed now, with what its sentence needs. Times in epoch ms. */
export type CloseReason =
  | { kind: 'notHolding'; status: PositionStatus }
  | { kind: 'locked'; until: number }
  | MarketReason
  | LimitPriceReason;

/**
 * Everything that keeps a position from being closed, the weightiest first: it must be held (specification 4), no
 * longer locked (specification 9), in a session, at a price within the limits (specification 5).
 */
export function closeReasons(form: CloseForm): CloseReason[] {
  if (form.status !== 'holding') return [{ kind: 'notHolding', status: form.status }];
  return [
    ...(form.lock.locked ? [{ kind: 'locked', until: form.lock.until } as const] : []),
    ...marketReasons(form),
    ...(form.priceType === 'limit' ? limitPriceReasons(form.limitPrice, form.limits) : []),
  ];
}
