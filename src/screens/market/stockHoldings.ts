import type { Position } from '../../api/contract/position';
import type { Holding, HoldingLevel } from '../../domain/holdingLevels';

/** Price levels of the held positions, including those with a pending closing. */
export function positionLevels(positions: readonly Position[]): HoldingLevel[] {
  return positions.flatMap(({ side, status, buyPrice, quantity, profitLoss }) =>
    (status === 'holding' || status === 'preparingToClose') && buyPrice != null
      ? [{ side, price: buyPrice, shares: quantity, profit: profitLoss }]
      : [],
  );
}

/** Price levels of the pending orders. */
export function orderLevels(positions: readonly Position[]): Holding[] {
  return positions.flatMap(({ side, status, limitPrice, quantity }) =>
    status === 'pendingOrder' && limitPrice != null ? [{ side, price: limitPrice, shares: quantity }] : [],
  );
}
