/** Bars that the moving averages of a chart reach over, as Japanese brokers draw them. */
export const averageLengths = [5, 25, 75] as const;
export type AverageLength = (typeof averageLengths)[number];

/** Prices have one decimal at most (呼値の単位): sums of their tenths are whole, and lose nothing. */
const tenths = 10;

/**
 * 単純移動平均: at each price, the mean of it and of those before it, `length` in all; undefined where there are fewer.
 * For drawing, so in binary numbers, and in one pass however long it reaches.
 *
 * @param prices oldest first, with one decimal at most
 * @param length at least 1
 */
export function movingAverage(prices: readonly number[], length: number): (number | undefined)[] {
  let sum = 0;
  return prices.map((price, index) => {
    sum += Math.round(price * tenths);
    const gone = prices[index - length];
    if (gone !== undefined) sum -= Math.round(gone * tenths);
    return index < length - 1 ? undefined : sum / (length * tenths);
  });
}
