import { add } from '../decimal';

/** A closed position. Amounts in yen. */
interface Closed {
  originalMargin: string;
  addedMargin: string;
  /** After all four fees. */
  profitLoss: string;
  /** Paid at opening: part of the result, but not of the amount credited at closing. */
  purchaseFee: string;
}

/** The amount that closing a position added to the available balance, in yen. */
export const creditedAtClose = ({ originalMargin, addedMargin, profitLoss, purchaseFee }: Closed): string =>
  add(originalMargin, addedMargin, profitLoss, purchaseFee);
