import type { Restriction } from './vocabulary';

/** Why an account may not trade. */
export type AccountReason = { kind: 'accountDisabled' } | { kind: 'accountFrozen' } | { kind: 'tradeBanned' };

/** What keeps an account from trading, applying and investing (specification 6), the weightiest first. */
export function accountReasons(restrictions: readonly Restriction[]): AccountReason[] {
  const reasons: AccountReason[] = [];
  if (restrictions.includes('disabled')) reasons.push({ kind: 'accountDisabled' });
  if (restrictions.includes('frozen')) reasons.push({ kind: 'accountFrozen' });
  if (restrictions.includes('tradeBanned')) reasons.push({ kind: 'tradeBanned' });
  return reasons;
}
