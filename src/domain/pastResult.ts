import { multiply, round } from './decimal';

/**
 * What an amount would have brought or lost with a result of the past, in yen: negative for a loss. Rounded to the sen
 * to the member's disadvantage: it is there to warn.
 *
 * @param result as a fraction: `"-0.12"` is a loss of 12 %
 */
export function pastResult(amount: string, result: string): string {
  return round(multiply(amount, result), 2, result.startsWith('-') ? 'up' : 'down');
}
