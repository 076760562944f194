import { max, min } from '../decimal';
import { parseTyped } from '../typedNumber';
import { followsMarket, highestFillPrice, openingAction } from './limitFill';
import { priceTypeOf } from './orderConditions';
import type { OrderDraft } from './orderDraft';
import { worstPrice } from './priceTolerance';

/** Prices at which an order can be filled, in yen. */
export interface OrderPrices {
  /** The last price, the limit, or the stop price. */
  expected: string;
  /** Its cost is highest here: the money that it takes or freezes. */
  highest: string;
  /**
   * The worst price that it accepts for its member, at which losses are calculated; undefined when it accepts none but
   * `expected` and better ones.
   */
  worst: string | undefined;
}

/** The market of an order. Prices in yen. */
interface Market {
  latestPrice: string | undefined;
  /** Price limits of the session in which it is carried out first. */
  limits?: { limitUp: string; limitDown: string } | undefined;
  /** The part of a price that an order at the market may be worse by (decision 52). */
  tolerance: string | null | undefined;
  ownTick?: string | undefined;
}

/**
 * The prices at which an order as typed can be filled (decision 63). A stop at the market is filled by the trade that
 * reaches it, at any price up to the limit of the day. Undefined while a price is missing.
 */
export function orderPrices(
  draft: Omit<OrderDraft, 'lots' | 'leverage' | 'exit'>,
  { latestPrice, limits, ...market }: Market,
): OrderPrices | undefined {
  const { side, kind } = draft;
  const isLong = side === 'long';
  const limit = parseTyped(draft.limitPrice);
  const stop = parseTyped(draft.stopPrice);
  /** The price limit of the day that is worse for the member. */
  const dayLimit = isLong ? limits?.limitUp : limits?.limitDown;
  switch (kind) {
    case 'market':
    case 'limit': {
      const highest = highestFillPrice({ side, priceType: priceTypeOf(kind) }, limit, latestPrice);
      if (highest === undefined) return undefined;
      const seen = { action: openingAction(side), tolerance: market.tolerance };
      const worst = kind === 'market' ? worstPrice(highest, seen, market.ownTick) : undefined;
      return { expected: highest, highest, worst };
    }
    case 'stopLimit': {
      const stopLimit = parseTyped(draft.stopLimitPrice);
      if (stop === undefined || stopLimit === undefined) return undefined;
      // A long order pays its limit at most. A short one is filled between its stop and its limit.
      return isLong
        ? { expected: stopLimit, highest: stopLimit, worst: undefined }
        : { expected: max(stop, stopLimit), highest: max(stop, stopLimit), worst: min(stop, stopLimit) };
    }
    case 'stop':
    case 'trailing': {
      const expected = kind === 'stop' ? stop : latestPrice;
      if (expected === undefined) return undefined;
      return { expected, highest: isLong ? (dayLimit ?? expected) : expected, worst: dayLimit };
    }
    case 'oco': {
      if (limit === undefined || stop === undefined) return undefined;
      if (draft.limitsStop) {
        const stopLimit = parseTyped(draft.stopLimitPrice);
        if (stopLimit === undefined) return undefined;
        return isLong
          ? { expected: limit, highest: max(limit, stopLimit), worst: max(limit, stopLimit) }
          : { expected: limit, highest: max(limit, stop, stopLimit), worst: min(stop, stopLimit) };
      }
      return { expected: limit, highest: isLong ? (dayLimit ?? stop) : max(limit, stop), worst: dayLimit };
    }
  }
}

/** Whether the cost of an order depends on the market price until it is filled. */
export const costFollowsMarket = (
  draft: Pick<OrderDraft, 'side' | 'kind' | 'limitPrice'>,
  latestPrice: string,
): boolean =>
  (draft.kind === 'market' || draft.kind === 'limit') &&
  followsMarket({ ...draft, priceType: priceTypeOf(draft.kind) }, latestPrice);
