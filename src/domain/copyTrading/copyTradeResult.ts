import { add, isPositive, multiply, round, subtract } from '../decimal';

/** Result of a copy trade at its end, in yen. */
export interface CopyTradeResult {
  performanceFee: string;
  /** Amount paid back to the member. */
  payout: string;
  /** `payout − buyAmount`: negative for a loss. */
  profitLoss: string;
}

/**
 * Result of a copy trade that ends with a value. The mentor's fee is a part of the profit, rounded down to the sen;
 * there is no fee on a loss.
 *
 * @param performanceFeeRate part of the profit, as a fraction: `"0.1"` is 10 %
 */
export function copyTradeResult(
  buyAmount: string,
  value: string,
  performanceFeeRate: string,
): CopyTradeResult {
  const gain = subtract(value, buyAmount);
  const performanceFee = isPositive(gain) ? round(multiply(gain, performanceFeeRate), 2, 'down') : '0';
  const payout = subtract(value, performanceFee);
  return { performanceFee, payout, profitLoss: subtract(payout, buyAmount) };
}

/**
 * The payout of stopping a copy trade at an unchanged price, in yen. `before` is the value before the fees of closing
 * its open order. `back` is what the member receives after these fees and the performance fee.
 *
 * @param record its `value` is after the fees of closing
 */
export function stopOutcome(record: { value: string; closingFees: string; performanceFee: string }): {
  before: string;
  back: string;
} {
  const { value, closingFees, performanceFee } = record;
  return { before: add(value, closingFees), back: subtract(value, performanceFee) };
}
