import { divide, multiply, round } from '../decimal';

/** Lots that were applied for and allotted in past draws. */
export interface PastAllotments {
  issues: number;
  appliedLots: number;
  allottedLots: number;
}

/**
 * How many of 100 lots that were applied for were allotted, rounded down, so that it never says more than there was.
 * Undefined if nothing is known.
 */
export function allottedOf100(past: PastAllotments | null | undefined): string | undefined {
  if (past == null || past.appliedLots === 0) return undefined;
  const share = divide(multiply(String(past.allottedLots), '100'), String(past.appliedLots), 4, 'down');
  return round(share, 0, 'down');
}
