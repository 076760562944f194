import { compare, isPositive, isWhole } from '../decimal';
import type { LotsMaximum, Reason } from '../reason';
import { typedNumber } from '../typedNumber';

/** Minimum and maximum lots of one order or application; absent means no limit. */
export interface LotsLimits {
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** What sets the maximum. */
  of?: LotsMaximum;
}

/** What is wrong with lots as typed (specification 5): at most one reason. Lots are whole numbers. */
export function lotsReasons<Field extends string>(
  field: Field,
  typed: string,
  { minimum, maximum, of = 'order' }: LotsLimits = {},
): Reason<Field>[] {
  const { number: lots, reason } = typedNumber(field, typed, 'lots');
  if (reason) return [reason];
  if (!isWhole(lots)) return [{ kind: 'lotsNotWhole', field }];
  if (!isPositive(lots)) return [{ kind: 'lotsNotPositive', field }];
  if (minimum !== undefined && compare(lots, String(minimum)) < 0)
    return [{ kind: 'lotsBelowMinimum', minimum, field }];
  if (maximum !== undefined && compare(lots, String(maximum)) > 0)
    return [{ kind: 'lotsAboveMaximum', maximum, of, field }];
  return [];
}
