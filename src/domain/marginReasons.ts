import { isPositive, isWhole, subtract } from './decimal';
import { type MovingReason, movingReasons } from './movingReasons';
import { parseTyped } from './typedNumber';
import type { Restriction } from './vocabulary';

/** Why additional margin can't be paid in, with what its sentence needs. */
export type MarginReason =
  | MovingReason
  | { kind: 'missing' }
  | { kind: 'notNumber' }
  | { kind: 'notPositiveInteger' }
  | { kind: 'balanceUnknown' }
  /** So many yen are missing. */
  | { kind: 'balanceShort'; missing: string };

/**
 * What is wrong with additional margin as typed: it must be a positive integer of yen (specification 5) and available,
 * and the account must not be frozen. At most one reason, the first that holds.
 */
export function marginReasons(form: {
  amount: string;
  available: string | undefined;
  restrictions: readonly Restriction[];
}): MarginReason[] {
  const { amount: typed, available } = form;
  const [moving] = movingReasons(form.restrictions);
  if (moving) return [moving];
  if (typed.trim() === '') return [{ kind: 'missing' }];
  const amount = parseTyped(typed);
  if (amount === undefined) return [{ kind: 'notNumber' }];
  if (!isWhole(amount) || !isPositive(amount)) return [{ kind: 'notPositiveInteger' }];
  if (available === undefined) return [{ kind: 'balanceUnknown' }];
  const missing = subtract(amount, available);
  return isPositive(missing) ? [{ kind: 'balanceShort', missing }] : [];
}
