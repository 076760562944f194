import { divide, multiply, subtract } from './decimal';

/**
 * Splits an amount in yen by shares: the part of `shares`, rounded down to the sen, and the rest. They add up exactly
 * to the amount.
 */
export function proportion(amount: string, shares: number, of: number): { part: string; rest: string } {
  const part = shares === of ? amount : divide(multiply(amount, String(shares)), String(of), 2, 'down');
  return { part, rest: subtract(amount, part) };
}
