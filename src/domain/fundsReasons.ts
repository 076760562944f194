import { isPositive, subtract } from './decimal';
import type { Reason } from './reason';

/**
 * Whether the available balance covers a total; no reason while `total` is unknown. Both in yen.
 *
 * @param field the only field that determines the total: the reason is shown below it
 */
export function fundsReasons<Field extends string = never>(
  available: string | undefined,
  total: string | undefined,
  field?: Field,
): Reason<Field>[] {
  if (available === undefined) return [{ kind: 'balanceUnknown' }];
  const missing = total === undefined ? '0' : subtract(total, available);
  return isPositive(missing) ? [{ kind: 'balanceShort', missing, ...(field && { field }) }] : [];
}
