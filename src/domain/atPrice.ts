import { multiply } from './decimal';
import { profitLoss } from './orderCost';
import type { PositionStatus, Side } from './vocabulary';

/** What of a position follows from the last price. Amounts and prices in yen. */
interface Valued {
  status: PositionStatus;
  side: Side;
  quantity: number;
  buyPrice?: string | null | undefined;
  latestPrice: string;
  marketValue: string;
  profitLoss: string;
}

/**
 * A position at a newer price than the one it came with: worth and profit or loss follow while it is held. What is over
 * stays as it ended, and an order that waits has neither, but both know the price.
 */
export function atPrice<Position extends Valued>(
  position: Position,
  latestPrice: string | undefined,
): Position {
  if (latestPrice === undefined || latestPrice === position.latestPrice) return position;
  const { status, side, quantity, buyPrice } = position;
  const held = status === 'holding' || status === 'preparingToClose';
  if (!held || buyPrice == null) {
    const marketValue = status === 'closed' ? position.marketValue : multiply(latestPrice, String(quantity));
    return { ...position, latestPrice, marketValue };
  }
  return {
    ...position,
    latestPrice,
    marketValue: multiply(latestPrice, String(quantity)),
    profitLoss: profitLoss({ side, buyPrice, price: latestPrice, shares: quantity }),
  };
}
