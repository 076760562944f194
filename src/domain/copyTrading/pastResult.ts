import { multiply, round } from '../decimal';

/**
 * Profit or loss of an amount at a past result, in yen: negative for a loss. Rounded to the sen to the member's
 * disadvantage, because it is a warning.
 *
 * @param result as a fraction: `"-0.12"` is a loss of 12 %
 */
export function pastResult(amount: string, result: string): string {
  return round(multiply(amount, result), 2, result.startsWith('-') ? 'up' : 'down');
}
