import { isPositive, subtract } from './decimal';
import type { Reason } from './reason';

/**
 * Whether the available balance covers what is to leave it; nothing leaves it while `total` is unknown. Both in yen.
 *
 * @param field that alone decides the total: a short balance stands beneath it
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
