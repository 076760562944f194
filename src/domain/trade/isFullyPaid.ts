import { compare, multiply } from '../decimal';
import type { Side } from './tradeVocabulary';

/** What decides whether a position is paid in full. Amounts in yen. */
export interface PaidPosition {
  side: Side;
  buyPrice: string;
  shares: number;
  /** Original and added margin. */
  margin: string;
}

/**
 * Whether the margin covers all that a position can lose, so that the exchange never closes it and no margin can be
 * missing: shares bought without leverage, from a new issue, a block trade or a value stock. A short position can lose
 * more than any margin.
 */
export const isFullyPaid = ({ side, buyPrice, shares, margin }: PaidPosition): boolean =>
  side === 'long' && compare(margin, multiply(buyPrice, String(shares))) >= 0;
