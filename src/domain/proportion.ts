import { divide, multiply, subtract } from './decimal';

/**
 * Splits an amount in yen by shares: what belongs to so many of them, rounded down to the sen, and the rest. Together
 * they are the amount, to the last digit.
 */
export function proportion(amount: string, shares: number, of: number): { part: string; rest: string } {
  const part = shares === of ? amount : divide(multiply(amount, String(shares)), String(of), 2, 'down');
  return { part, rest: subtract(amount, part) };
}
