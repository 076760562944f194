import type { Position } from '../../api/contract/position';
import type { Holding, HoldingLevel } from '../../domain/holdingLevels';

/** Where the positions among these stand: those that are held, also while they wait to be closed. */
export function heldAt(positions: readonly Position[]): HoldingLevel[] {
  return positions.flatMap(({ side, status, buyPrice, quantity, profitLoss }) =>
    (status === 'holding' || status === 'preparingToClose') && buyPrice != null
      ? [{ side, price: buyPrice, shares: quantity, profit: profitLoss }]
      : [],
  );
}

/** Where the orders among these wait. */
export function placedAt(positions: readonly Position[]): Holding[] {
  return positions.flatMap(({ side, status, limitPrice, quantity }) =>
    status === 'pendingOrder' && limitPrice != null ? [{ side, price: limitPrice, shares: quantity }] : [],
  );
}
