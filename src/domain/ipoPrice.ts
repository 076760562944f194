import { multiply } from './decimal';

/**
 * What so many lots of a new issue cost, in yen: no fee is added. Before the draw it is the most an applicant may owe
 * (decision 15); after it, for the lots that were won, it is what there is to pay.
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
