import { compare, divide, isPositive, multiply, subtract } from '../decimal';

/**
 * How far each value is below the highest value before it, as a fraction with four decimals: `"0.12"` is 12 % below,
 * `"0"` is a new high. Values are those of a fund, oldest first, and not negative.
 */
export function drawdowns(values: readonly string[]): string[] {
  let peak = '0';
  return values.map((value) => {
    if (compare(value, peak) >= 0) peak = value;
    return fall(peak, value);
  });
}

/** The maximum drawdown, as a fraction with four decimals; `"0"` if there was none. */
export function maximumDrawdown(values: readonly string[]): string {
  let peak = '0';
  let deepest = { peak: '1', value: '1' };
  for (const value of values) {
    if (compare(value, peak) >= 0) peak = value;
    // Compares products, because divisions are slow and funds have hundreds of days.
    else if (compare(multiply(value, deepest.peak), multiply(deepest.value, peak)) < 0)
      deepest = { peak, value };
  }
  return fall(deepest.peak, deepest.value);
}

function fall(peak: string, value: string): string {
  return isPositive(peak) && peak !== value ? divide(subtract(peak, value), peak, 4) : '0';
}
