import type { Deposit } from '../api/contract/deposits';
import type { Withdrawal } from '../api/contract/withdrawals';
import type { StatusTone } from '../components/Status/Status';
import type { TransferStatus } from '../domain/vocabulary';
import type { Translate } from '../i18n/text';

/** A deposit or a withdrawal; which of them, its kind tells. */
export type Transfer = (Deposit & { kind: 'deposit' }) | (Withdrawal & { kind: 'withdrawal' });

/** What each status of a deposit or withdrawal means for a member. */
export const transferTones: Record<TransferStatus, StatusTone> = {
  pendingReview: 'accent',
  passed: 'accent',
  rejected: 'danger',
  success: 'success',
};

/** Whether the member took it back, which the server tells as a rejection. */
export const isCancelled = (transfer: Transfer): boolean =>
  transfer.kind === 'withdrawal' && transfer.cancelledAt != null;

/** Where a deposit or withdrawal stands, in a word. */
export const transferStatusText = (t: Translate, transfer: Transfer): string =>
  isCancelled(transfer) ? t('transfers:cancelled') : t(`transfers:status.${transfer.status}`);

/** What is reached with a status, on the way of a deposit or a withdrawal. */
export function transferStageText(t: Translate, transfer: Transfer, status: TransferStatus): string {
  if (transfer.kind === 'deposit') return t(`deposits:record.stages.${status}`);
  return status === 'rejected' && isCancelled(transfer)
    ? t('withdrawals:record.stages.cancelled')
    : t(`withdrawals:record.stages.${status}`);
}
