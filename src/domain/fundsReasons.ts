import { isPositive, subtract } from './decimal';

/** Why the balance does not carry an amount, in yen. */
export type FundsReason =
  | { kind: 'balanceUnknown' }
  /** So many yen are missing. */
  | { kind: 'balanceShort'; missing: string };

/** Whether the available balance covers what is to leave it; nothing leaves it while `total` is unknown. Both in yen. */
export function fundsReasons(available: string | undefined, total: string | undefined): FundsReason[] {
  if (available === undefined) return [{ kind: 'balanceUnknown' }];
  const missing = total === undefined ? '0' : subtract(total, available);
  return isPositive(missing) ? [{ kind: 'balanceShort', missing }] : [];
}
