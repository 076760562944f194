import { add, isPositive, subtract } from './decimal';
import { type ClosingCost, closingCost, profitLoss, type TradeRates } from './orderCost';
import { parseTyped } from './typedNumber';
import type { PriceType, Side } from './vocabulary';

/** What closing a position would bring, in yen. */
export interface CloseSummary {
  /** Price it is reckoned at: the limit, or the last price when closing at the market. */
  price: string;
  closing: ClosingCost;
  /** After all four fees; undefined while a rate is unknown. */
  net: string | undefined;
  /** What is added to the available balance: margin returned, result, closing fees taken off. */
  credited: string | undefined;
}

interface ClosingPosition {
  side: Side;
  buyPrice: string;
  shares: number;
  /** Original and added margin. */
  margin: string;
  purchaseFee: string;
}

/** Reckons a close as typed; undefined as long as the price or the rates can't be used. */
export function closeSummary(
  position: ClosingPosition,
  order: { priceType: PriceType; limitPrice: string; latestPrice: string; rates: TradeRates | undefined },
): CloseSummary | undefined {
  const price = order.priceType === 'market' ? order.latestPrice : parseTyped(order.limitPrice);
  if (!order.rates || !price || !isPositive(price)) return undefined;
  const { side, buyPrice, shares, margin, purchaseFee } = position;
  const closing = closingCost({ price, shares, rates: order.rates });
  const gross = profitLoss({ side, buyPrice, price, shares });
  const { total } = closing;
  return {
    price,
    closing,
    net: total === undefined ? undefined : subtract(gross, add(total, purchaseFee)),
    credited: total === undefined ? undefined : subtract(add(margin, gross), total),
  };
}
