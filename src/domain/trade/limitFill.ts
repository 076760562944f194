import { compare, divide, isPositive, max, multiply, subtract } from '../decimal';
import { parseTyped } from '../typedNumber';
import type { PriceType, Side } from './tradeVocabulary';

/** Opening a long position and closing a short one buys; the other two sell. */
export type OrderAction = 'buy' | 'sell';

export const openingAction = (side: Side): OrderAction => (side === 'long' ? 'buy' : 'sell');
export const closingAction = (side: Side): OrderAction => (side === 'long' ? 'sell' : 'buy');

/** A limit that is worse than the market by this many percent must be confirmed: it may be a typing error. */
export const farLimitPercent = '3';

/** How a limit order would be filled at the last price. */
export interface LimitFill {
  /** The market has reached it: it is filled at about the last price instead of waiting. */
  atOnce: boolean;
  /**
   * By how many percent of the last price the limit is worse than the last price, with one decimal; `"0"` if the order
   * waits.
   */
  worseBy: string;
  /** It is worse by more than `farLimitPercent`. */
  far: boolean;
}

/** How the exchange would fill a limit order or closing. Prices in yen. */
export function limitFill(action: OrderAction, limitPrice: string, latestPrice: string): LimitFill {
  const beyond = action === 'buy' ? subtract(limitPrice, latestPrice) : subtract(latestPrice, limitPrice);
  const atOnce = compare(beyond, '0') >= 0;
  const worseBy = atOnce ? divide(multiply(beyond, '100'), latestPrice, 1) : '0';
  return { atOnce, worseBy, far: compare(worseBy, farLimitPercent) > 0 };
}

/**
 * How a form as typed would be filled; undefined for a market order, and while the limit is invalid.
 *
 * @param latestPrice in yen; undefined before the first price of a new issue, for which every limit waits
 */
export function typedLimitFill(
  action: OrderAction,
  { priceType, limitPrice }: { priceType: PriceType; limitPrice: string },
  latestPrice: string | undefined,
): LimitFill | undefined {
  const price = priceType === 'limit' ? parseTyped(limitPrice) : undefined;
  if (!price || !isPositive(price)) return undefined;
  return latestPrice === undefined
    ? { atOnce: false, worseBy: '0', far: false }
    : limitFill(action, price, latestPrice);
}

/**
 * The price at which the cost of an order is highest, in yen. A long position is never filled above its limit. A short
 * one whose limit is below the market is filled at the market, and its margin grows with the price.
 */
export function highestFillPrice(
  { side, priceType }: { side: Side; priceType: PriceType },
  limitPrice: string | undefined,
  latestPrice: string | undefined,
): string | undefined {
  if (priceType === 'market') return latestPrice;
  if (limitPrice === undefined || latestPrice === undefined || side === 'long') return limitPrice;
  return max(limitPrice, latestPrice);
}

/**
 * Whether the cost of an order depends on the market price until it is filled. This is so for a market order, and for a
 * short order whose limit the market has reached. Any other order costs at most the amount at its limit.
 */
export function followsMarket(
  order: { side: Side; priceType: PriceType; limitPrice: string },
  latestPrice: string,
): boolean {
  if (order.priceType === 'market') return true;
  return order.side === 'short' && typedLimitFill('sell', order, latestPrice)?.atOnce === true;
}
