import { add, isPositive, subtract } from '../decimal';
import { proportion } from '../proportion';
import { parseTyped } from '../typedNumber';
import { closingAction, typedLimitFill } from './limitFill';
import type { ClosingCost, TradeRates } from './orderCost';
import { profitIfClosed } from './profitIfClosed';
import type { PriceType, Side } from './tradeVocabulary';

/** Result of closing a position or a part of it, in yen. */
export interface CloseSummary {
  /** Price it is calculated at: the limit, or the last price when closing at the market or with a limit it has reached. */
  price: string;
  /** Shares that are closed. */
  shares: number;
  /** Profit or loss by price alone, before fees. */
  gross: string;
  /** Part of the fee paid at opening that belongs to the closed shares. */
  purchaseFee: string;
  closing: ClosingCost;
  /** After all four fees; undefined while a rate is unknown. */
  net: string | undefined;
  /** Part of the margin, original and added, that belongs to the closed shares. */
  margin: string;
  /** Amount added to the available balance: returned margin plus result, less closing fees. */
  credited: string | undefined;
  /** The remaining position, with its margin. */
  left: { shares: number; margin: string };
}

/** An open position. Amounts and prices in yen. */
export interface ClosingPosition {
  side: Side;
  buyPrice: string;
  shares: number;
  originalMargin: string;
  addedMargin: string;
  purchaseFee: string;
}

/** A closing as typed. */
export interface ClosingOrder {
  priceType: PriceType;
  limitPrice: string;
  latestPrice: string;
  /** Use for the result at a stop: the price at which it is carried out. */
  atPrice?: string | undefined;
  /** Number of shares to close; undefined if the lots as typed are invalid. */
  shares: number | undefined;
  /** Undefined while they are unknown; then all fees are unknown. */
  rates: TradeRates | undefined;
}

/**
 * Calculates a close as typed; undefined if the price or the shares are invalid. A partial close uses its part of the
 * margin and of the purchase fee, rounded down to the sen as on the exchange. The parts add up to the whole.
 */
export function closeSummary(position: ClosingPosition, order: ClosingOrder): CloseSummary | undefined {
  // A limit that the market has reached is filled at about the last price.
  const fillsAtOnce = typedLimitFill(closingAction(position.side), order, order.latestPrice)?.atOnce === true;
  const isAtMarket = order.priceType === 'market' || fillsAtOnce;
  const price = order.atPrice ?? (isAtMarket ? order.latestPrice : parseTyped(order.limitPrice));
  const { rates, shares } = order;
  if (!price || !isPositive(price)) return undefined;
  if (shares === undefined || shares <= 0 || shares > position.shares) return undefined;
  const original = proportion(position.originalMargin, shares, position.shares);
  const added = proportion(position.addedMargin, shares, position.shares);
  const purchaseFee = proportion(position.purchaseFee, shares, position.shares).part;
  const margin = add(original.part, added.part);
  const { gross, closing, net } = profitIfClosed({ ...position, shares, purchaseFee }, price, rates);
  const { total } = closing;
  return {
    price,
    shares,
    gross,
    purchaseFee,
    closing,
    margin,
    net,
    credited: total === undefined ? undefined : subtract(add(margin, gross), total),
    left: { shares: position.shares - shares, margin: add(original.rest, added.rest) },
  };
}
