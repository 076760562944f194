import { add } from './decimal';

/** A closed position. Amounts in yen. */
interface Closed {
  originalMargin: string;
  addedMargin: string;
  /** After all four fees. */
  profitLoss: string;
  /** Paid at opening: it is part of the result, but not of what the close credits. */
  purchaseFee: string;
}

/** What the close of a position added to the available balance, in yen. */
export const creditedAtClose = ({ originalMargin, addedMargin, profitLoss, purchaseFee }: Closed): string =>
  add(originalMargin, addedMargin, profitLoss, purchaseFee);
