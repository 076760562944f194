import { accountReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { amountReasons } from '../amountReasons';
import { compare } from '../decimal';
import { fundsReasons } from '../fundsReasons';
import type { Reason } from '../reason';
import { parseTyped } from '../typedNumber';

/** The purchase form of a lock-up product and the data for validating it. Amounts in yen. */
export interface LockUpForm {
  product: { minimumPurchase: string; remainingCapacity: string };
  restrictions: readonly Restriction[];
  available: string | undefined;
  /** As typed. */
  amount: string;
}

/**
 * All reasons that prevent a purchase from being sent (specification 5, decision 13), most important first: the
 * account, the capacity, whole yen between the minimum and the remaining capacity, the balance. Empty if it may be
 * sent; the server makes the final decision.
 */
export function lockUpReasons({ product, amount, ...form }: LockUpForm): Reason<'amount'>[] {
  const { minimumPurchase: minimum, remainingCapacity: maximum } = product;
  const account = accountReasons(form.restrictions, 'tradeBanned');
  if (compare(maximum, minimum) < 0) return [...account, { kind: 'lockUpFull' }];
  const wrong = amountReasons('amount', amount, { minimum, maximum, decimals: 0 });
  const total = wrong.length === 0 ? parseTyped(amount) : undefined;
  return [...account, ...wrong, ...fundsReasons(form.available, total)];
}

/** Reasons against a payout. There is no early exit before the unlock time (specification 8). Times in epoch ms. */
export function lockUpExitReasons(exit: {
  now: number;
  unlockAt: number;
  restrictions: readonly Restriction[];
}): Reason[] {
  const { now, unlockAt, restrictions } = exit;
  return [
    ...accountReasons(restrictions),
    ...(now < unlockAt ? [{ kind: 'lockUpLocked', until: unlockAt } as const] : []),
  ];
}
