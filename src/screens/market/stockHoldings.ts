import type { Position } from '../../api/contract/position';
import type { Holding, HoldingLevel } from '../../domain/trade/holdingLevels';
import { pendingStop } from '../../domain/trade/pendingStop';

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

/** The pending stops: of orders, and of closings with the shares that they close. */
export function pendingStops(positions: readonly Position[]): Holding[] {
  return positions.flatMap((position) => {
    const price = pendingStop(position);
    const { side, quantity, lots, closeLots } = position;
    const shares = closeLots == null ? quantity : (quantity / lots) * closeLots;
    return price === undefined ? [] : [{ side, price, shares }];
  });
}
