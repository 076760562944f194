import type { TransferAmountReason } from '../../../domain/transferAmountReasons';
import { formatYenLimit } from '../../../format/yen';
import type { QualifiedKey, TextParams } from '../../../i18n/text';

/** Why an amount can't be paid in or out, as a sentence. */
export function amountReasonText(
  t: (key: QualifiedKey, params?: TextParams) => string,
  reason: TransferAmountReason,
): string {
  switch (reason.kind) {
    case 'amountBelowMinimum':
      return t('transfer:amountReasons.amountBelowMinimum', { amount: formatYenLimit(reason.minimum) });
    case 'amountAboveMaximum':
      return t('transfer:amountReasons.amountAboveMaximum', { amount: formatYenLimit(reason.maximum) });
    default:
      return t(`transfer:amountReasons.${reason.kind}`);
  }
}

/** Whether a reason stands beneath the field of the amount: something was typed there, and it won't do. */
export const isTypedAmountReason = <Given extends { kind: string }>(
  reason: Given,
): reason is Extract<Given, { kind: Exclude<TransferAmountReason['kind'], 'amountMissing'> }> =>
  reason.kind.startsWith('amount') && reason.kind !== 'amountMissing';
