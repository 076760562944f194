import { compare } from './decimal';
import { parseTyped } from './typedNumber';

/** An amount as typed, and whether it means everything: a whole debt, a whole balance (decision 25). */
export interface WholeAmount {
  /** As typed. */
  amount: string;
  /** Set when what was typed or filled in was everything. It then follows what everything is. */
  all: boolean;
}

/** An amount as typed. It means everything if it is exactly that. */
export const typedAmount = (amount: string, everything: string): WholeAmount => ({
  amount,
  all: isSame(amount, everything),
});

/** The text of an amount: as typed, or what everything is now. */
export const amountText = ({ amount, all }: WholeAmount, everything: string): string =>
  all && !isSame(amount, everything) ? everything : amount;

function isSame(typed: string, everything: string): boolean {
  const amount = parseTyped(typed);
  return amount !== undefined && compare(amount, everything) === 0;
}
