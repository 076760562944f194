import type { BookSide } from '../../../src/domain/market/marketVocabulary';
import type { World } from '../world';
import { openPositionsIn } from './positionIndex';

/** A member's limit order that waits in the book of a stock. */
export interface RestingOrder {
  account: string;
  side: BookSide;
  /** In yen. */
  price: number;
  shares: number;
}

/** All members' waiting orders in a stock, the earliest first: those that open a position, and those that close one. */
export function restingOrders(world: World, symbol: string): RestingOrder[] {
  return openPositionsIn(world, symbol).flatMap((position): RestingOrder[] => {
    const { account, side, status, shares, limitPrice, closeShares, closeLimitPrice } = position;
    const [opening, closing] = side === 'long' ? (['buy', 'sell'] as const) : (['sell', 'buy'] as const);
    if (status === 'pendingOrder' && limitPrice !== null)
      return [{ account, side: opening, price: Number(limitPrice), shares }];
    if (status === 'preparingToClose' && closeLimitPrice !== null)
      return [{ account, side: closing, price: Number(closeLimitPrice), shares: closeShares ?? shares }];
    return [];
  });
}
