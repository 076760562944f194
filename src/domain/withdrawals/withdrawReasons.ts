import { accountReasons, creditReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { amountReasons, type TransferLimits } from '../amountReasons';
import { compare } from '../decimal';
import { fundsReasons } from '../fundsReasons';
import { hoursReasons } from '../hoursReasons';
import type { Reason } from '../reason';
import { fundPasswordMissing } from '../settings/passwordRules';
import type { WindowState } from '../timeWindow';
import { parseTyped } from '../typedNumber';
import { type WithdrawProgress, withdrawChecklist } from './withdrawSteps';

/** The server's rules of every withdrawal. Amounts in yen. */
export interface WithdrawRules extends TransferLimits {
  hours: WindowState;
  /** Minimum credit score for withdrawals. */
  minimumCreditScore: number;
}

/** What a withdrawal is checked against. Amounts in yen, times in epoch ms. */
export interface WithdrawForm extends WithdrawProgress {
  now: number;
  rules: WithdrawRules;
  restrictions: readonly Restriction[];
  creditScore: number;
  available: string | undefined;
  /** Whether another withdrawal is pending review. */
  otherOperation: boolean;
  /** Id of the card that was chosen. */
  card: string | undefined;
  /** As typed. */
  amount: string;
  /** As typed. */
  fundPassword: string;
  /** End of the waiting time after too many wrong fund passwords. */
  fundPasswordWaitsUntil?: number | undefined;
}

/**
 * All reasons why a withdrawal can't be sent (specification 5, 6 and 9, decisions 13 and 23), most important first: the
 * account, the checklist, the hours, the fields. Empty if it may be sent; the server makes the final decision. No
 * payment can resolve a reason: a withdrawal never requires one (decision 16).
 */
export function withdrawReasons(form: WithdrawForm): Reason<'amount'>[] {
  const { rules, now } = form;
  return [
    ...accountReasons(form.restrictions, 'withdrawBanned'),
    ...creditReasons('withdrawal', form.creditScore, rules.minimumCreditScore),
    ...stepReasons(form),
    ...hoursReasons('withdrawal', rules.hours, now),
    ...(form.otherOperation ? [{ kind: 'otherWithdrawal', final: true } as const] : []),
    ...(form.card === undefined ? [{ kind: 'cardMissing' } as const] : []),
    ...withdrawnReasons(form),
    ...fundPasswordReasons(form),
  ];
}

function stepReasons(form: WithdrawForm): Reason[] {
  return withdrawChecklist(form)
    .filter(({ state }) => state !== 'done')
    .map(({ step, state }) => ({ kind: 'step', step, waiting: state === 'waiting' }));
}

function withdrawnReasons({ amount, rules, available }: WithdrawForm): Reason<'amount'>[] {
  const wrong = amountReasons('amount', amount, { ...rules, decimals: 0 });
  return wrong.length > 0 ? wrong : fundsReasons(available, parseTyped(amount), 'amount');
}

function fundPasswordReasons({ fundPassword, fundPasswordWaitsUntil: until, now }: WithdrawForm): Reason[] {
  if (until !== undefined && now < until) return [{ kind: 'fundPasswordWaits', until }];
  return fundPasswordMissing(fundPassword);
}

/** The most that can be withdrawn now, in whole yen; `"0"` when that is less than the minimum. */
export function maxWithdrawable(available: string, { minimum, maximum }: TransferLimits): string {
  const whole = available.split('.')[0] ?? '0';
  const most = compare(whole, maximum) > 0 ? maximum : whole;
  return compare(most, minimum) < 0 ? '0' : most;
}
