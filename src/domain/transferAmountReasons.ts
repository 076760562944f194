import { compare, isPositive, isWhole } from './decimal';
import { parseTyped } from './typedNumber';

/** Least and most that can be paid in or out at once, in yen. */
export interface TransferLimits {
  minimum: string;
  maximum: string;
}

/** Why a typed amount can't be paid in or out, or invested. */
export type TransferAmountReason =
  | { kind: 'amountMissing' }
  | { kind: 'amountNotNumber' }
  /** Yen are whole when they come, go and are invested. */
  | { kind: 'amountNotWhole' }
  | { kind: 'amountBelowMinimum'; minimum: string }
  | { kind: 'amountAboveMaximum'; maximum: string };

/**
 * What is wrong with the amount of a deposit, a withdrawal or an investment as typed (specification 5): at most one
 * reason. Without a maximum there is no limit but the balance.
 */
export function transferAmountReasons(
  typed: string,
  limits: Pick<TransferLimits, 'minimum'> & Partial<TransferLimits>,
): TransferAmountReason[] {
  const { minimum, maximum } = limits;
  if (typed.trim() === '') return [{ kind: 'amountMissing' }];
  const amount = parseTyped(typed);
  if (amount === undefined) return [{ kind: 'amountNotNumber' }];
  if (!isPositive(amount) || compare(amount, minimum) < 0) return [{ kind: 'amountBelowMinimum', minimum }];
  if (maximum !== undefined && compare(amount, maximum) > 0) return [{ kind: 'amountAboveMaximum', maximum }];
  return isWhole(amount) ? [] : [{ kind: 'amountNotWhole' }];
}
