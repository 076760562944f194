/** Lengths of the moving averages of a chart, in bars, as used by Japanese brokers. */
export const averageLengths = [5, 25, 75] as const;
export type AverageLength = (typeof averageLengths)[number];

/** Prices have at most one decimal (呼値の単位), so sums in tenths are exact integers. */
const tenths = 10;

/**
 * Simple moving average (単純移動平均): the mean of the last `length` prices at each price; undefined where there are
 * fewer. Numbers are binary because they are only drawn. Takes one pass for any length.
 *
 * @param prices oldest first, with one decimal at most
 * @param length at least 1
 */
export function movingAverage(prices: readonly number[], length: number): (number | undefined)[] {
  let sum = 0;
  return prices.map((price, index) => {
    sum += Math.round(price * tenths);
    const dropped = prices[index - length];
    if (dropped !== undefined) sum -= Math.round(dropped * tenths);
    return index < length - 1 ? undefined : sum / (length * tenths);
  });
}
