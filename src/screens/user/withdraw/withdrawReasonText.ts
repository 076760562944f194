import type { WithdrawReason } from '../../../domain/withdrawReasons';
import { formatMonthDayTime } from '../../../format/dateTime';
import { formatYen } from '../../../format/yen';
import type { Text } from '../../../i18n/text';
import { joinSentences } from '../../../lib/joinSentences';
import { fundPasswordWaitText } from '../settings/fundPasswordWaitText';
import { amountReasonText } from '../transfers/amountReasonText';

/** Why a withdrawal can't be sent, as a sentence. */
export function withdrawReasonText(t: Text<'withdraw'>, reason: WithdrawReason): string {
  switch (reason.kind) {
    case 'accountDisabled':
    case 'accountFrozen':
    case 'balanceUnknown':
      return t(`reasons:${reason.kind}`);
    case 'balanceShort':
      return t('reasons:balanceShort', { amount: formatYen(reason.missing) });
    case 'otherOperation':
      return t('transfer:otherOperation');
    case 'creditTooLow':
      return t('reasons.creditTooLow', { score: reason.score, minimum: reason.minimum });
    case 'step':
      return reason.waiting
        ? t('reasons.stepWaiting')
        : t('reasons.step', { step: t(`gates:steps.${reason.step}`) });
    case 'outsideHours':
      return reason.opensAt === undefined
        ? t('errors:outsideWithdrawalTime')
        : t('reasons.outsideHours', { time: formatMonthDayTime(reason.opensAt) });
    case 'fundPasswordWaits':
      return fundPasswordWaitText(t, reason.until);
    case 'amountMissing':
    case 'amountNotNumber':
    case 'amountNotWhole':
    case 'amountBelowMinimum':
    case 'amountAboveMaximum':
      return amountReasonText(t, reason);
    default:
      return t(`reasons.${reason.kind}`);
  }
}

const ofAmount: ReadonlySet<WithdrawReason['kind']> = new Set([
  'amountNotNumber',
  'amountNotWhole',
  'amountBelowMinimum',
  'amountAboveMaximum',
  'balanceShort',
]);

/** Whether a reason stands beneath the field of the amount: something was typed there, and it won't do. */
export const isSaidByAmount = ({ kind }: WithdrawReason): boolean => ofAmount.has(kind);

/** What no deed on the form can lift. */
const final: ReadonlySet<WithdrawReason['kind']> = new Set([
  'accountDisabled',
  'accountFrozen',
  'withdrawBanned',
  'creditTooLow',
]);

/** What the blocked button says: the weightiest reason, then those that no field says. */
export function withdrawBlockedText(
  t: Text<'withdraw'>,
  reasons: readonly WithdrawReason[],
): string | undefined {
  const [first, ...others] = reasons;
  if (!first) return undefined;
  if (final.has(first.kind)) return withdrawReasonText(t, first);
  const said = [first, ...others.filter((reason) => !isSaidByAmount(reason))];
  return joinSentences(said.map((reason) => withdrawReasonText(t, reason)));
}
