import { compare, subtract } from '../decimal';
import { isBeyondTolerance, type PriceTolerance } from './priceTolerance';

/** Price change while an order was under review. Prices in yen. */
export interface PriceMove {
  from: string;
  to: string;
  /** `to − from` */
  by: string;
  /** Whether it moved against the member beyond the tolerance: the order must be confirmed again (decision 52). */
  tooFar: boolean;
}

/**
 * The move from the price at which an order was reviewed; undefined when there is none, or nothing to compare.
 *
 * @param rule omitted where it does not matter whether the move is too far
 */
export function priceMove(
  reviewed: string | undefined,
  now: string | undefined,
  rule?: PriceTolerance,
): PriceMove | undefined {
  if (reviewed === undefined || now === undefined || compare(reviewed, now) === 0) return undefined;
  const tooFar = rule !== undefined && isBeyondTolerance(reviewed, now, rule);
  return { from: reviewed, to: now, by: subtract(now, reviewed), tooFar };
}
