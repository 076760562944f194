import { compare, subtract } from './decimal';

/** What is left of a balance after an amount; undefined if the amount is unknown, or more than there is. */
export function remaining(balance: string, amount: string | undefined): string | undefined {
  if (amount === undefined || compare(amount, balance) > 0) return undefined;
  return subtract(balance, amount);
}
