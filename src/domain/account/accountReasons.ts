import type { Reason } from '../reason';
import type { Restriction } from './accountVocabulary';

/** A restriction that forbids one kind of action. */
export type Ban = Extract<Restriction, 'tradeBanned' | 'withdrawBanned'>;

/**
 * Reasons why an account can't move money (specification 6), most important first. A member who is banned from trading
 * can still close, cancel and repay.
 *
 * @param ban the restriction that forbids this action, besides a disabled or frozen account
 */
export function accountReasons(restrictions: readonly Restriction[], ban?: Ban): Reason[] {
  const reasons: Reason[] = [];
  if (restrictions.includes('disabled')) reasons.push({ kind: 'accountDisabled', final: true });
  if (restrictions.includes('frozen')) reasons.push({ kind: 'accountFrozen', final: true });
  if (ban && restrictions.includes(ban)) reasons.push({ kind: ban, final: true });
  return reasons;
}

/** Whether the credit score is high enough for a withdrawal or a loan. */
export function creditReasons(of: 'loan' | 'withdrawal', score: number, minimum: number): Reason[] {
  return score < minimum ? [{ kind: 'creditTooLow', of, score, minimum, final: true }] : [];
}
