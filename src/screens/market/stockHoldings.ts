import type { Position } from '../../api/contract/position';
import type { Holding, HoldingLevel } from '../../domain/trade/holdingLevels';

/** The held positions with their prices, including those with a pending closing. */
export function heldPositions(positions: readonly Position[]): HoldingLevel[] {
  return positions.flatMap(({ side, status, buyPrice, quantity, profitLoss }) =>
    (status === 'holding' || status === 'preparingToClose') && buyPrice != null
      ? [{ side, price: buyPrice, shares: quantity, profit: profitLoss }]
      : [],
  );
}

/** The pending orders with their limits. */
export function pendingOrders(positions: readonly Position[]): Holding[] {
  return positions.flatMap(({ side, status, limitPrice, quantity }) =>
    status === 'pendingOrder' && limitPrice != null ? [{ side, price: limitPrice, shares: quantity }] : [],
  );
}
