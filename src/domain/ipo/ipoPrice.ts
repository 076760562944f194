import { multiply } from '../decimal';

/**
 * Price of lots of a new issue, in yen, without a fee. Before the draw it is the maximum an applicant may owe (decision
 * 15); after it, for the won lots, it is the amount due.
 */
export function ipoPrice({
  issuePrice,
  lots,
  lotSize,
}: {
  issuePrice: string;
  lots: number;
  lotSize: number;
}): string {
  return multiply(issuePrice, String(lots), String(lotSize));
}
