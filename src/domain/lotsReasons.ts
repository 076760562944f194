import { compare, isPositive, isWhole } from './decimal';
import { parseTyped } from './typedNumber';

/** Least and most lots of one order or application; one that is absent sets no limit. */
export interface LotsLimits {
  minimum?: number | undefined;
  maximum?: number | undefined;
}

/** Why typed lots can't be ordered. */
export type LotsReason =
  | { kind: 'lotsMissing' }
  | { kind: 'lotsNotNumber' }
  | { kind: 'lotsNotWhole' }
  | { kind: 'lotsNotPositive' }
  | { kind: 'lotsBelowMinimum'; minimum: number }
  | { kind: 'lotsAboveMaximum'; maximum: number };

/** What is wrong with lots as typed (specification 5): at most one reason. Lots are whole numbers. */
export function lotsReasons(typed: string, { minimum, maximum }: LotsLimits = {}): LotsReason[] {
  if (typed.trim() === '') return [{ kind: 'lotsMissing' }];
  const lots = parseTyped(typed);
  if (lots === undefined) return [{ kind: 'lotsNotNumber' }];
  if (!isWhole(lots)) return [{ kind: 'lotsNotWhole' }];
  if (!isPositive(lots)) return [{ kind: 'lotsNotPositive' }];
  if (minimum !== undefined && compare(lots, String(minimum)) < 0)
    return [{ kind: 'lotsBelowMinimum', minimum }];
  if (maximum !== undefined && compare(lots, String(maximum)) > 0)
    return [{ kind: 'lotsAboveMaximum', maximum }];
  return [];
}
