import { compare, divide, isPositive, max, subtract } from './decimal';

/**
 * How far each value lies below the highest before it, as a fraction with four decimals: `"0.12"` is 12 % below,
 * `"0"` is a new high. Values are those of a fund, oldest first, and positive.
 */
export function drawdowns(values: readonly string[]): string[] {
  let peak = '0';
  return values.map((value) => {
    peak = max(peak, value);
    return isPositive(peak) ? divide(subtract(peak, value), peak, 4) : '0';
  });
}

/** The deepest fall from a high, as a fraction; `"0"` when there was none. */
export function maximumDrawdown(values: readonly string[]): string {
  return drawdowns(values).reduce(
    (deepest, drawdown) => (compare(drawdown, deepest) > 0 ? drawdown : deepest),
    '0',
  );
}
