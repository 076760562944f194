import { type AccountReason, accountReasons } from './accountReasons';
import { compare } from './decimal';
import { type FundsReason, fundsReasons } from './fundsReasons';
import { type MovingReason, movingReasons } from './movingReasons';
import { type TransferAmountReason, transferAmountReasons } from './transferAmountReasons';
import { parseTyped } from './typedNumber';
import type { Restriction } from './vocabulary';

/** What the purchase of a lock-up product is checked against. Amounts in yen. */
export interface LockUpForm {
  product: { minimumPurchase: string; remainingCapacity: string };
  restrictions: readonly Restriction[];
  available: string | undefined;
  /** As typed. */
  amount: string;
}

/** Why a lock-up product can't be bought, with what its sentence needs. */
export type LockUpReason =
  | AccountReason
  /** Less than the minimum is left of what the product takes in. */
  | { kind: 'lockUpFull' }
  | TransferAmountReason
  | FundsReason;

/**
 * Everything that keeps a purchase from being sent (specification 5, decision 13), the weightiest first: the account,
 * the capacity, whole yen between the minimum and what is left, the money. Empty when it may be sent; the server's
 * verdict still wins.
 */
export function lockUpReasons({ product, amount, ...form }: LockUpForm): LockUpReason[] {
  const { minimumPurchase: minimum, remainingCapacity: maximum } = product;
  const account = accountReasons(form.restrictions);
  if (compare(maximum, minimum) < 0) return [...account, { kind: 'lockUpFull' }];
  const wrong = transferAmountReasons(amount, { minimum, maximum });
  const total = wrong.length === 0 ? parseTyped(amount) : undefined;
  return [...account, ...wrong, ...fundsReasons(form.available, total)];
}

/** Why money that is locked up can't be had back. */
export type LockUpExitReason = MovingReason | { kind: 'lockUpLocked'; until: number };

/** There is no early exit: until the unlocking, time alone keeps the money (specification 8). Times in epoch ms. */
export function lockUpExitReasons(exit: {
  now: number;
  unlockAt: number;
  restrictions: readonly Restriction[];
}): LockUpExitReason[] {
  const { now, unlockAt, restrictions } = exit;
  return [
    ...movingReasons(restrictions),
    ...(now < unlockAt ? [{ kind: 'lockUpLocked', until: unlockAt } as const] : []),
  ];
}
