import { multiply } from '../domain/decimal';
import type { Formats } from '../i18n/formats';

/** Formats a fraction of the contract as a percentage: `"0.0015"` is `0.15%`. Rounds half up. */
export function asPercent(fraction: string, formats: Formats, decimals = 2): string {
  return formats.percent(multiply(fraction, '100'), { decimals });
}
