import type { Deposit } from '../../api/contract/deposits';
import type { Withdrawal } from '../../api/contract/withdrawals';
import type { StatusTone } from '../../components/Status/Status';
import type { TransferStatus } from '../../domain/transfers/transfersVocabulary';
import type { Translate } from '../../i18n/text';

/** A deposit or a withdrawal, distinguished by `kind`. */
export type Transfer = (Deposit & { kind: 'deposit' }) | (Withdrawal & { kind: 'withdrawal' });

/** Meaning of each transfer status for the member. */
export const transferTones: Record<TransferStatus, StatusTone> = {
  pendingReview: 'accent',
  passed: 'accent',
  rejected: 'danger',
  success: 'success',
};

/** Whether the member cancelled it. The server reports that as a rejection. */
export const isCancelled = (transfer: Transfer): boolean =>
  transfer.kind === 'withdrawal' && transfer.cancelledAt != null;

/** Status of a deposit or withdrawal, in one word. */
export const transferStatusText = (t: Translate, transfer: Transfer): string =>
  isCancelled(transfer) ? t('transfers:cancelled') : t(`transfers:status.${transfer.status}`);

/** Name of the stage that a status reaches. */
export function transferStageText(t: Translate, transfer: Transfer, status: TransferStatus): string {
  if (transfer.kind === 'deposit') return t(`deposits:record.stages.${status}`);
  return status === 'rejected' && isCancelled(transfer)
    ? t('withdrawals:record.stages.cancelled')
    : t(`withdrawals:record.stages.${status}`);
}
