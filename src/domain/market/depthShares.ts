/**
 * The width of the bar of each level of an order book, in percent of the largest level of both sides. For drawing only.
 *
 * @param shares shares of each level, decimal strings
 */
export function depthShares(shares: readonly string[]): number[] {
  const largest = Math.max(...shares.map(Number), 1);
  return shares.map((each) => (Number(each) / largest) * 100);
}
