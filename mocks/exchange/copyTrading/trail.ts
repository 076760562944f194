import { compare, multiply } from '../../../src/domain/decimal';

/** Most values that are evenly spread. The high and the low of the maximum drawdown may be two more. */
const mostSpread = 46;

/**
 * The course of a fund for a small line: values evenly spread from the first to the last day, and with them the high and the
 * low of the maximum drawdown, because a line without them would show a smaller loss than there was.
 *
 * @param values of all days, oldest first
 */
export function trailOf(values: readonly string[]): string[] {
  const last = values.length - 1;
  const points = Math.min(mostSpread, values.length);
  const spread = Array.from({ length: points }, (_, point) =>
    Math.round((point * last) / Math.max(points - 1, 1)),
  );
  const chosen = new Set([...spread, ...deepestFall(values)]);
  return values.filter((_, index) => chosen.has(index));
}

/** Places of the high and the low of the maximum drawdown; none without a loss. */
function deepestFall(values: readonly string[]): number[] {
  let high = 0;
  let deepest: { high: number; low: number } | undefined;
  const valueAt = (index: number) => values.at(index) ?? '0';
  for (const [index, value] of values.entries()) {
    if (compare(value, valueAt(high)) >= 0) high = index;
    // value / high < low of the deepest / its high
    else if (
      !deepest ||
      compare(multiply(value, valueAt(deepest.high)), multiply(valueAt(deepest.low), valueAt(high))) < 0
    )
      deepest = { high, low: index };
  }
  return deepest ? [deepest.high, deepest.low] : [];
}
