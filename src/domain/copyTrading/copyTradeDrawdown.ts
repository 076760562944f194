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

/** A value's day, and how far it is below the highest value before it, as a fraction. */
interface FallenDay {
  date: string;
  drawdown: string;
}

/**
 * When the deepest drawdown of these days was, and the day of the high before it. No high if that was before the first of
 * them; undefined if nothing fell.
 */
export function deepestFall(
  days: readonly FallenDay[],
): { high: string | undefined; low: string } | undefined {
  let high: string | undefined;
  let deepest: { high: string | undefined; low: string; drawdown: string } | undefined;
  for (const { date, drawdown } of days) {
    if (!isPositive(drawdown)) high = date;
    else if (!deepest || compare(drawdown, deepest.drawdown) > 0) deepest = { high, low: date, drawdown };
  }
  return deepest && { high: deepest.high, low: deepest.low };
}

function fall(peak: string, value: string): string {
  return isPositive(peak) && peak !== value ? divide(subtract(peak, value), peak, 4) : '0';
}
