import type { DepositReason } from '../../../domain/depositReasons';
import type { DepositChannelKind } from '../../../domain/vocabulary';
import { formatMonthDayTime } from '../../../format/dateTime';
import type { Text } from '../../../i18n/text';
import { joinSentences } from '../../../lib/joinSentences';
import { amountReasonText, isTypedAmountReason } from '../transfers/amountReasonText';

/** What proves a payment: a bank's word of a transfer, or else what was given for the payment itself. */
export const proofOf = (kind: DepositChannelKind): 'transfer' | 'payment' =>
  kind === 'bankTransfer' ? 'transfer' : 'payment';

/** Why a deposit by this kind of channel can't be sent, as a sentence. */
function depositReasonText(t: Text<'deposit'>, reason: DepositReason, kind: DepositChannelKind): string {
  switch (reason.kind) {
    case 'accountDisabled':
    case 'accountFrozen':
      return t(`reasons:${reason.kind}`);
    case 'otherOperation':
      return t('transfer:otherOperation');
    case 'outsideHours':
    case 'outsideChannelHours':
      return reason.opensAt === undefined
        ? t('errors:outsideFundsTime')
        : t(`reasons.${reason.kind}`, { time: formatMonthDayTime(reason.opensAt) });
    case 'amountMissing':
    case 'amountNotNumber':
    case 'amountNotWhole':
    case 'amountBelowMinimum':
    case 'amountAboveMaximum':
      return amountReasonText(t, reason);
    case 'proofMissing':
    case 'proofUploading':
      return t(`reasons.${reason.kind}.${proofOf(kind)}`);
    default:
      return t(`reasons.${reason.kind}`);
  }
}

/** What no deed on the form can lift. */
const final: ReadonlySet<DepositReason['kind']> = new Set(['accountDisabled', 'accountFrozen']);

/** What the blocked button says: the weightiest reason, then those that no field says. */
export function depositBlockedText(
  t: Text<'deposit'>,
  reasons: readonly DepositReason[],
  kind: DepositChannelKind,
): string | undefined {
  const [first, ...others] = reasons;
  if (!first) return undefined;
  if (final.has(first.kind)) return depositReasonText(t, first, kind);
  const said = [first, ...others.filter((reason) => !isTypedAmountReason(reason))];
  return joinSentences(said.map((reason) => depositReasonText(t, reason, kind)));
}
