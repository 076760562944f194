import type { Exchange } from '../exchange';
import { type QueuedOrder, sharesBefore } from '../market/firstFill';
import { openPositionsIn } from './positionIndex';
import { placeInQueue } from './queuePlace';
import { lockEndOf } from './sellableAt';

/** A member's order that stands in the book of a stock. */
export interface RestingOrder extends QueuedOrder {
  account: string;
  shares: number;
  /** Shares at its price that stand before it. */
  ahead: number;
}

/**
 * All members' waiting orders in a stock, the earliest first: those that open a position, and those that close one. A
 * closing that waits for the end of a lock is not in the book yet.
 */
export function restingOrders({ world, market, now }: Exchange, symbol: string): RestingOrder[] {
  return openPositionsIn(world, symbol).flatMap((position): RestingOrder[] => {
    const { account, status, shares, closeShares } = position;
    const opens = status === 'pendingOrder';
    if (!opens && status !== 'preparingToClose') return [];
    const unlocked = opens ? 0 : (lockEndOf({ market }, position) ?? 0) - 1;
    const place = placeInQueue(position, opens ? 'open' : 'close', unlocked);
    if (!place || place.since > now) return [];
    const waiting = opens ? shares : (closeShares ?? shares);
    return [{ ...place, account, shares: waiting, ahead: sharesBefore(market, symbol, place, now) }];
  });
}
