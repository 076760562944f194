import { compare, isPositive, subtract } from './decimal';
import { type WindowState, windowNow } from './timeWindow';
import {
  type TransferAmountReason,
  type TransferLimits,
  transferAmountReasons,
} from './transferAmountReasons';
import { parseTyped } from './typedNumber';
import type { Restriction } from './vocabulary';
import { type WithdrawProgress, type WithdrawStep, withdrawChecklist } from './withdrawSteps';

/** What the server's rules say about every withdrawal. Amounts in yen. */
export interface WithdrawRules extends TransferLimits {
  hours: WindowState;
  /** The least credit score with which money is paid out. */
  minimumCreditScore: number;
}

/** What a withdrawal is checked against. Amounts in yen, times in epoch ms. */
export interface WithdrawForm extends WithdrawProgress {
  now: number;
  rules: WithdrawRules | undefined;
  restrictions: readonly Restriction[];
  creditScore: number;
  available: string | undefined;
  /** Whether another deposit or withdrawal is pending review. */
  otherOperation: boolean;
  /** Id of the card that was chosen. */
  card: string | undefined;
  /** As typed. */
  amount: string;
  /** As typed. */
  fundPassword: string;
  /** No fund password is taken before, after too many wrong ones. */
  fundPasswordWaitsUntil?: number | undefined;
}

/** A restriction of the account that forbids withdrawals. */
export type WithdrawBan =
  | { kind: 'accountDisabled' }
  | { kind: 'accountFrozen' }
  | { kind: 'withdrawBanned' };

/** Why a withdrawal can't be sent, with what its sentence needs. */
export type WithdrawReason =
  | WithdrawBan
  | { kind: 'rulesUnknown' }
  | { kind: 'creditTooLow'; score: number; minimum: number }
  | { kind: 'step'; step: WithdrawStep; waiting: boolean }
  | { kind: 'outsideHours'; opensAt: number | undefined }
  | { kind: 'otherOperation' }
  | { kind: 'cardMissing' }
  | TransferAmountReason
  | { kind: 'balanceUnknown' }
  /** So many yen are missing. */
  | { kind: 'balanceShort'; missing: string }
  | { kind: 'fundPasswordMissing' }
  | { kind: 'fundPasswordWaits'; until: number };

/**
 * Everything that keeps a withdrawal from being sent (specification 5, 6 and 9, decisions 13 and 23), the weightiest
 * first: the account, the checklist, the hours, the fields. Empty when it may be sent; the server's verdict still wins.
 * None of them can be bought off: nothing is ever to be paid in order to withdraw (decision 16).
 */
export function withdrawReasons(form: WithdrawForm): WithdrawReason[] {
  return [
    ...accountReasons(form),
    ...stepReasons(form),
    ...hoursReasons(form),
    ...(form.otherOperation ? [{ kind: 'otherOperation' } as const] : []),
    ...(form.card === undefined ? [{ kind: 'cardMissing' } as const] : []),
    ...amountReasons(form),
    ...fundPasswordReasons(form),
  ];
}

/** What forbids a withdrawal whatever else is done for it (specification 6), the weightiest first. */
export function withdrawBans(restrictions: readonly Restriction[]): WithdrawBan[] {
  const bans: WithdrawBan[] = [];
  if (restrictions.includes('disabled')) bans.push({ kind: 'accountDisabled' });
  if (restrictions.includes('frozen')) bans.push({ kind: 'accountFrozen' });
  if (restrictions.includes('withdrawBanned')) bans.push({ kind: 'withdrawBanned' });
  return bans;
}

function accountReasons({ restrictions, rules, creditScore }: WithdrawForm): WithdrawReason[] {
  const reasons: WithdrawReason[] = withdrawBans(restrictions);
  if (!rules) reasons.push({ kind: 'rulesUnknown' });
  else if (creditScore < rules.minimumCreditScore) {
    reasons.push({ kind: 'creditTooLow', score: creditScore, minimum: rules.minimumCreditScore });
  }
  return reasons;
}

function stepReasons(form: WithdrawForm): WithdrawReason[] {
  return withdrawChecklist(form)
    .filter(({ state }) => state !== 'done')
    .map(({ step, state }) => ({ kind: 'step', step, waiting: state === 'waiting' }));
}

function hoursReasons({ rules, now }: WithdrawForm): WithdrawReason[] {
  const state = rules && windowNow(rules.hours, now);
  return !state || state.open ? [] : [{ kind: 'outsideHours', opensAt: state.opensAt }];
}

function amountReasons({ amount: typed, rules, available }: WithdrawForm): WithdrawReason[] {
  const reasons = rules ? transferAmountReasons(typed, rules) : [];
  if (reasons.length > 0) return reasons;
  if (available === undefined) return [{ kind: 'balanceUnknown' }];
  const missing = subtract(parseTyped(typed) ?? '0', available);
  return isPositive(missing) ? [{ kind: 'balanceShort', missing }] : [];
}

function fundPasswordReasons({ fundPassword, fundPasswordWaitsUntil, now }: WithdrawForm): WithdrawReason[] {
  if (fundPasswordWaitsUntil !== undefined && now < fundPasswordWaitsUntil)
    return [{ kind: 'fundPasswordWaits', until: fundPasswordWaitsUntil }];
  return fundPassword === '' ? [{ kind: 'fundPasswordMissing' }] : [];
}

/** The most that can be withdrawn now, in whole yen; `"0"` when that is less than the minimum. */
export function mostToWithdraw(available: string, { minimum, maximum }: TransferLimits): string {
  const whole = available.split('.')[0] ?? '0';
  const most = compare(whole, maximum) > 0 ? maximum : whole;
  return compare(most, minimum) < 0 ? '0' : most;
}
