import { add, divide, isPositive, max, multiply } from '../decimal';
import { creditedAtClose } from './creditedAtClose';
import type { TradeRates } from './orderCost';
import { profitIfClosed } from './profitIfClosed';
import type { Side } from './tradeVocabulary';

/** An open position. Prices and amounts in yen. */
interface Open {
  side: Side;
  buyPrice?: string | null | undefined;
  latestPrice: string;
  liquidationPrice?: string | null | undefined;
  quantity: number;
  originalMargin: string;
  addedMargin: string;
  purchaseFee: string;
}

/** What a close adds to the available balance. */
export interface Returned {
  /** In yen, after all fees; never negative. */
  amount: string;
  /** In percent of what was paid, whole and rounded up; above 100 with a profit. */
  percent: number;
}

export interface MoneyBack {
  /** Margin and purchase fee, in yen. */
  paid: string;
  /** If it were closed at the last price. */
  now: Returned;
  /** If it is liquidated at its liquidation price; a price can jump past it. Undefined for a position without one. */
  atLiquidation: Returned | undefined;
}

/** What was paid for a position, and what comes back of it. Undefined while a rate is unknown, and for what was not filled. */
export function moneyBack(position: Open, rates: TradeRates | undefined): MoneyBack | undefined {
  const { buyPrice, latestPrice, liquidationPrice, quantity, originalMargin, addedMargin, purchaseFee } =
    position;
  if (buyPrice == null) return undefined;
  const paid = add(originalMargin, addedMargin, purchaseFee);
  const at = (price: string): Returned | undefined => {
    const { net } = profitIfClosed({ ...position, buyPrice, shares: quantity }, price, rates);
    if (net === undefined) return undefined;
    const amount = max('0', creditedAtClose({ originalMargin, addedMargin, purchaseFee, profitLoss: net }));
    const percent = isPositive(paid) ? divide(multiply(amount, '100'), paid, 0, 'up') : '0';
    return { amount, percent: Number(percent) };
  };
  const now = at(latestPrice);
  if (!now) return undefined;
  return { paid, now, atLiquidation: liquidationPrice == null ? undefined : at(liquidationPrice) };
}
