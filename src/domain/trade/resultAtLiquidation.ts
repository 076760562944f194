import type { TradeRates } from './orderCost';
import { profitIfClosed } from './profitIfClosed';
import type { Side } from './tradeVocabulary';

/** Fields of an open position that its result depends on. Prices and amounts in yen. */
interface Liquidatable {
  side: Side;
  buyPrice?: string | null | undefined;
  liquidationPrice?: string | null | undefined;
  quantity: number;
  purchaseFee: string;
}

/**
 * The result of an open position after all fees, in yen, if it is liquidated at its liquidation price. The price can jump past
 * it, and the loss is larger then. Undefined for a position that has no such price, and while a rate is unknown.
 */
export function resultAtLiquidation(
  { side, buyPrice, liquidationPrice, quantity, purchaseFee }: Liquidatable,
  rates: TradeRates | undefined,
): string | undefined {
  if (buyPrice == null || liquidationPrice == null) return undefined;
  return profitIfClosed({ side, buyPrice, shares: quantity, purchaseFee }, liquidationPrice, rates).net;
}
