import { add, compare, divide, multiply } from '../decimal';
import { liquidationPrice } from './liquidationPrice';
import type { TradeRates } from './orderCost';
import type { Side } from './tradeVocabulary';

/** What an amount of more margin does to a position. In yen. */
export interface MarginExample {
  amount: string;
  /** The liquidation price with it. */
  liquidationPrice: string;
}

/** Margin of at least this share of the turnover moves the liquidation price by about as much. */
const shareOfTurnover = '0.01';

/**
 * A round amount of more margin, 1, 2 or 5 with zeros, that moves the liquidation price of an open position by at least about 1 %.
 * Undefined for a position that has no such price with it.
 */
export function marginExample(
  position: {
    side: Side;
    buyPrice?: string | null | undefined;
    liquidationPrice?: string | null | undefined;
    quantity: number;
    originalMargin: string;
    addedMargin: string;
  },
  rates: TradeRates | undefined,
): MarginExample | undefined {
  const { side, buyPrice, quantity, originalMargin, addedMargin } = position;
  if (buyPrice == null || position.liquidationPrice == null || !rates) return undefined;
  const amount = roundedUp(multiply(buyPrice, String(quantity), shareOfTurnover));
  const price = liquidationPrice({
    side,
    buyPrice,
    shares: quantity,
    margin: add(originalMargin, addedMargin, amount),
    ...rates,
  });
  return price === undefined ? undefined : { amount, liquidationPrice: price };
}

/** The next amount of whole yen that is 1, 2 or 5 with zeros. */
function roundedUp(amount: string): string {
  const digits = divide(amount, '1', 0, 'up').length;
  const unit = `1${'0'.repeat(digits - 1)}`;
  const steps = ['1', '2', '5', '10'].map((step) => multiply(step, unit));
  return steps.find((step) => compare(step, amount) >= 0) ?? unit;
}
