/**
 * Inserts a separator before every third digit from the right. A single pass without `Intl` or lookahead, because this
 * runs for every figure of a list at every quote.
 *
 * @param digits digits only
 */
export function groupThousands(digits: string, separator: string): string {
  let end = digits.length % 3 || 3;
  let grouped = digits.slice(0, end);
  for (; end < digits.length; end += 3) grouped += separator + digits.slice(end, end + 3);
  return grouped;
}
