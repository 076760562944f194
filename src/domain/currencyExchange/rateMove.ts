import { compare, divide, subtract } from '../decimal';
import { rateHasMoved } from './currencyConversion';

/** Change of an exchange rate while an exchange was under review. */
export interface RateMove {
  /** Units received for one given, as it was seen. */
  from: string;
  to: string;
  /** The move as a fraction of the rate seen: `"-0.0012"` is 0.12 % less. */
  part: string;
  /** Whether it has moved beyond the tolerance: the exchange must be reviewed again before it is sent (decision 25). */
  tooFar: boolean;
}

/**
 * The move from the rate a member saw; undefined when there is none, or nothing to compare.
 *
 * @param tolerance fraction of the rate seen: `"0.001"` is 0.1 %
 */
export function rateMove(
  seen: string | undefined,
  now: string | undefined,
  tolerance: string,
): RateMove | undefined {
  if (seen === undefined || now === undefined || compare(seen, now) === 0) return undefined;
  const part = compare(seen, '0') === 0 ? '0' : divide(subtract(now, seen), seen, 6);
  return { from: seen, to: now, part, tooFar: rateHasMoved(seen, now, tolerance) };
}
