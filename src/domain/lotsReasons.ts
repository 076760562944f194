import { compare, isPositive, isWhole } from './decimal';
import type { LotsMaximum, Reason } from './reason';
import { parseTyped } from './typedNumber';

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
  if (typed.trim() === '') return [{ kind: 'lotsMissing' }];
  const lots = parseTyped(typed);
  if (lots === undefined) return [{ kind: 'lotsNotNumber', field }];
  if (!isWhole(lots)) return [{ kind: 'lotsNotWhole', field }];
  if (!isPositive(lots)) return [{ kind: 'lotsNotPositive', field }];
  if (minimum !== undefined && compare(lots, String(minimum)) < 0)
    return [{ kind: 'lotsBelowMinimum', minimum, field }];
  if (maximum !== undefined && compare(lots, String(maximum)) > 0)
    return [{ kind: 'lotsAboveMaximum', maximum, of, field }];
  return [];
}
