import { multiply } from '../domain/decimal';
import { formatPercent } from '../format/percent';

/** Formats a fraction of the contract as a percentage: `"0.0015"` is `0.15%`. Rounds half up. */
export function asPercent(fraction: string, decimals = 2): string {
  return formatPercent(multiply(fraction, '100'), { decimals });
}
