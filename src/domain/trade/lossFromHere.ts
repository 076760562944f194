import { add, compare, subtract } from '../decimal';
import type { TradeRates } from './orderCost';
import { profitIfClosed } from './profitIfClosed';
import type { Side } from './tradeVocabulary';

/** An open position, or an order as if it were filled. Prices and amounts in yen. */
interface AtStake {
  side: Side;
  buyPrice?: string | null | undefined;
  liquidationPrice?: string | null | undefined;
  quantity: number;
  purchaseFee: string;
  /** The result after all fees that it has now; `"0"` for an order. */
  profitLoss: string;
}

/** What can still be lost from the result of now, after all fees, in yen. Never negative. */
export interface LossFromHere {
  /** When it is liquidated at its liquidation price. Undefined for a position without one. */
  atLiquidation?: string | undefined;
  /** When it can only be closed at the price limit of the day that hurts. Undefined while the limits are unknown. */
  atDailyLimit?: string | undefined;
  /** When the price falls to zero: all that is left of a long position. Undefined for a short one, which has no bound. */
  atZero?: string | undefined;
}

/**
 * What a position can still lose from here: what has been lost already is no part of it.
 *
 * A price can jump past the liquidation price, so the other two are larger than the first, or there is no bound. Undefined
 * while a rate is unknown, and for what was not filled.
 *
 * @param limits the price limits of the day, in yen
 */
export function lossFromHere(
  { side, buyPrice, liquidationPrice, quantity, purchaseFee, profitLoss }: AtStake,
  rates: TradeRates | undefined,
  limits?: { limitUp: string; limitDown: string },
): LossFromHere | undefined {
  if (buyPrice == null) return undefined;
  const lossAt = (price: string | null | undefined): string | undefined => {
    if (price == null) return undefined;
    const { net } = profitIfClosed({ side, buyPrice, shares: quantity, purchaseFee }, price, rates);
    if (net === undefined) return undefined;
    return compare(profitLoss, net) > 0 ? subtract(profitLoss, net) : '0';
  };
  const atZero = lossAt('0');
  if (atZero === undefined) return undefined;
  return {
    atLiquidation: lossAt(liquidationPrice),
    atDailyLimit: lossAt(side === 'long' ? limits?.limitDown : limits?.limitUp),
    atZero: side === 'long' ? atZero : undefined,
  };
}

/**
 * The most that open positions can still lose together, in yen: when each price falls to zero. Undefined while a rate is unknown,
 * and where a short position is among them, which has no bound.
 */
export function mostFromHere(
  positions: readonly AtStake[],
  rates: TradeRates | undefined,
): string | undefined {
  const losses = positions.map((position) => lossFromHere(position, rates)?.atZero);
  return losses.every((loss) => loss !== undefined) ? add('0', ...losses) : undefined;
}
