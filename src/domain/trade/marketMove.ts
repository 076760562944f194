import { add, compare, divide, multiply, subtract } from '../decimal';
import { type Leveraged, type Nearest, nearestToLiquidation } from './maintenanceRatio';
import type { TradeRates } from './orderCost';
import { profitIfClosed } from './profitIfClosed';

/** An open position. Prices and amounts in yen. */
export interface Held extends Leveraged {
  /** Paid at opening. */
  purchaseFee: string;
  /** The result that it has now, after all fees. */
  profitLoss: string;
}

/** What a move of the market does to a position. */
export interface MovedPosition<Position> {
  position: Position;
  /** Whether it is liquidated on the way, at its liquidation price. */
  isLiquidated: boolean;
  /** Its result then, after all fees, in yen. */
  result: string;
  /** Its result then, less that of now, in yen. */
  change: string;
}

/** What a move of the market does to open positions. */
export interface MarketMove<Position> {
  /** Of every price, in percent; negative when they fall. */
  percent: number;
  positions: MovedPosition<Position>[];
  /** Of the result of all positions, after all fees, in yen. */
  change: string;
  /** The nearest to its liquidation of those that are left; undefined if none of them can be liquidated. */
  nearest: Nearest<Position> | undefined;
}

/**
 * What happens to open positions when every price moves by a percentage (decision 62). A position whose liquidation price is
 * passed loses what it loses there: a price that jumps past it takes more.
 *
 * Undefined while a fee rate is unknown.
 */
export function marketMove<Position extends Held>(
  held: readonly Position[],
  percent: number,
  rates: TradeRates | undefined,
): MarketMove<Position> | undefined {
  const positions: MovedPosition<Position>[] = [];
  const left: Position[] = [];
  for (const position of held) {
    const { side, buyPrice, liquidationPrice, quantity, purchaseFee, profitLoss } = position;
    if (buyPrice == null) continue;
    const moved = divide(multiply(position.latestPrice, String(100 + percent)), '100', 8);
    const isLiquidated = liquidationPrice != null && isPassed(side, moved, liquidationPrice);
    const price = isLiquidated ? liquidationPrice : moved;
    const { net } = profitIfClosed({ side, buyPrice, shares: quantity, purchaseFee }, price, rates);
    if (net === undefined) return undefined;
    positions.push({ position, isLiquidated, result: net, change: subtract(net, profitLoss) });
    if (!isLiquidated) left.push({ ...position, latestPrice: price });
  }
  return {
    percent,
    positions,
    change: add(...positions.map(({ change }) => change)),
    nearest: nearestToLiquidation(left),
  };
}

/** Whether a price is at the liquidation price or beyond. */
const isPassed = (side: Held['side'], price: string, liquidationPrice: string): boolean =>
  side === 'long' ? compare(price, liquidationPrice) <= 0 : compare(price, liquidationPrice) >= 0;
