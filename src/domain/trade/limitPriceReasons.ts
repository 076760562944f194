import { compare, isPositive } from '../decimal';
import type { PriceLimits } from '../market/priceLimits';
import { isOnTick, roundToTick, tickSize } from '../market/ticks';
import type { Reason } from '../reason';
import { typedNumber } from '../typedNumber';

/** Highest and lowest price that may be typed, in yen: of the day, or from the minimum bid of an offer on. */
export type TypedPriceLimits = PriceLimits | { limitUp: string; minimumBid: string };

/**
 * What is wrong with a limit price as typed (specification 5): at most one reason, the first that applies.
 *
 * @param limits if they are known
 * @param own the stock's own tick, if it has one: `ownTick`
 */
export function limitPriceReasons<Field extends string>(
  field: Field,
  typed: string,
  limits: TypedPriceLimits | undefined,
  own?: string,
): Reason<Field>[] {
  const { number: price, reason } = typedNumber(field, typed, 'price');
  if (reason) return [reason];
  if (!isPositive(price)) return [{ kind: 'priceNotPositive', field }];
  const beyond = limits && beyondLimits(field, price, limits);
  if (beyond) return [beyond];
  if (isOnTick(price, own)) return [];
  const below = roundToTick(price, 'down', own);
  const above = roundToTick(price, 'up', own);
  return [{ kind: 'priceOffTick', tick: tickSize(price, own), below, above, field }];
}

function beyondLimits<Field extends string>(
  field: Field,
  price: string,
  limits: TypedPriceLimits,
): Reason<Field> | undefined {
  const { limitUp } = limits;
  if (compare(price, limitUp) > 0) return { kind: 'priceAboveLimit', limit: limitUp, field };
  if ('minimumBid' in limits) {
    const minimum = limits.minimumBid;
    return compare(price, minimum) < 0 ? { kind: 'priceBelowMinimumBid', minimum, field } : undefined;
  }
  const limit = limits.limitDown;
  return compare(price, limit) < 0 ? { kind: 'priceBelowLimit', limit, field } : undefined;
}
