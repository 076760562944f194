import { compare, isPositive } from './decimal';
import type { PriceLimits } from './priceLimits';
import { isOnTick, roundToTick, tickSize } from './ticks';
import { parseTyped } from './typedNumber';

/** Why a typed limit price is refused. Prices in yen. */
export type LimitPriceReason =
  | { kind: 'priceMissing' }
  | { kind: 'priceNotNumber' }
  | { kind: 'priceNotPositive' }
  | { kind: 'priceAboveLimit'; limit: string }
  | { kind: 'priceBelowLimit'; limit: string }
  /** With the nearest prices that would do. */
  | { kind: 'priceOffTick'; tick: string; below: string; above: string };

/**
 * What is wrong with a limit price as typed (specification 5): at most one reason, the first that holds.
 *
 * @param limits the day's, where they are known
 * @param own the stock's own tick, where it has one: `ownTick`
 */
export function limitPriceReasons(
  typed: string,
  limits: PriceLimits | undefined,
  own?: string,
): LimitPriceReason[] {
  const reason = limitPriceReason(typed, limits, own);
  return reason ? [reason] : [];
}

function limitPriceReason(
  typed: string,
  limits: PriceLimits | undefined,
  own: string | undefined,
): LimitPriceReason | undefined {
  if (typed.trim() === '') return { kind: 'priceMissing' };
  const price = parseTyped(typed);
  if (price === undefined) return { kind: 'priceNotNumber' };
  if (!isPositive(price)) return { kind: 'priceNotPositive' };
  if (limits && compare(price, limits.limitUp) > 0) return { kind: 'priceAboveLimit', limit: limits.limitUp };
  if (limits && compare(price, limits.limitDown) < 0) {
    return { kind: 'priceBelowLimit', limit: limits.limitDown };
  }
  if (!isOnTick(price, own)) {
    const below = roundToTick(price, 'down', own);
    const above = roundToTick(price, 'up', own);
    return { kind: 'priceOffTick', tick: tickSize(price, own), below, above };
  }
  return undefined;
}
