import { useState } from 'react';
import { compare } from '../domain/decimal';

/** How an amount has changed while it was being confirmed. */
export interface AmountChange {
  from: string;
  to: string;
}

/**
 * The amount with which a confirmation was opened, and how it has changed since. Only an amount that means everything
 * changes by itself: the debt or the balance behind it does.
 *
 * @param amount the current amount; undefined while it is empty or wrong
 */
export function useReviewedAmount(amount: string | undefined) {
  const [reviewed, setReviewed] = useState<string>();
  const changed = reviewed !== undefined && amount !== undefined && compare(reviewed, amount) !== 0;
  const change: AmountChange | undefined = changed ? { from: reviewed, to: amount } : undefined;
  return {
    change,
    /** Takes the current amount as reviewed: when the confirmation opens, and when a change is accepted. */
    review: () => setReviewed(amount),
  };
}
