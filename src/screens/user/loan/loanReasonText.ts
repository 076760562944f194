import type { BorrowReason, RepayReason } from '../../../domain/loanReasons';
import { formatMonthDayTime } from '../../../format/dateTime';
import { formatYen, formatYenLimit } from '../../../format/yen';
import type { Text } from '../../../i18n/text';
import { joinSentences } from '../../../lib/joinSentences';

type LoanReason = BorrowReason | RepayReason;

/** Why a loan can't be taken or repaid, as a sentence. */
export function loanReasonText(t: Text<'loan'>, reason: LoanReason): string {
  switch (reason.kind) {
    case 'accountDisabled':
    case 'accountFrozen':
      return t(`reasons:${reason.kind}`);
    case 'loansClosed':
      return reason.opensAt === undefined
        ? t('errors:borrowingClosed')
        : t('reasons.loansClosed', { time: formatMonthDayTime(reason.opensAt) });
    case 'scoreTooLow':
      return t('reasons.scoreTooLow', { score: reason.score, needed: reason.needed });
    case 'belowMinimum':
      return t('reasons.belowMinimum', { amount: formatYenLimit(reason.minimum) });
    case 'aboveLimit':
      return t('reasons.aboveLimit', { amount: formatYenLimit(reason.limit) });
    case 'exceedsLoan':
      return t('reasons.exceedsLoan', { amount: formatYen(reason.outstanding) });
    case 'insufficientBalance':
      return t('reasons.insufficientBalance', { amount: formatYen(reason.available) });
    default:
      return t(`reasons.${reason.kind}`);
  }
}

/** Reasons about an amount that was typed, which stand beneath their field. */
const ofField: ReadonlySet<LoanReason['kind']> = new Set([
  'amountInvalid',
  'amountNotWhole',
  'belowMinimum',
  'aboveLimit',
  'smallerThanSen',
  'exceedsLoan',
  'insufficientBalance',
]);

/** What stands beneath the amount; undefined when nothing is wrong with it. */
export function amountErrorText(t: Text<'loan'>, reasons: readonly LoanReason[]): string | undefined {
  const reason = reasons.find(({ kind }) => ofField.has(kind));
  return reason && loanReasonText(t, reason);
}

/** What no deed on the form can lift. */
const final: ReadonlySet<LoanReason['kind']> = new Set(['accountDisabled', 'accountFrozen', 'scoreTooLow']);

/** What the blocked button says: the weightiest reason, then those that are said nowhere else. */
export function loanBlockedText(t: Text<'loan'>, reasons: readonly LoanReason[]): string | undefined {
  const [first, ...others] = reasons;
  if (!first) return undefined;
  if (final.has(first.kind)) return loanReasonText(t, first);
  const said = [first, ...others.filter(({ kind }) => !ofField.has(kind))];
  return joinSentences(said.map((reason) => loanReasonText(t, reason)));
}
