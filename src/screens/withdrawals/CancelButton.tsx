import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { useWaitReason } from '../../widgets/waitText';
import type { useWithdrawalCancel } from './useWithdrawalCancel';

interface CancelButtonProps {
  /** Amount of the withdrawal, in yen. */
  amount: string;
  cancelling: ReturnType<typeof useWithdrawalCancel>;
}

/** Cancels a withdrawal under review after a confirmation. Not offered again while unanswered. */
export function CancelButton({ amount, cancelling }: CancelButtonProps) {
  const formats = useFormats();
  const t = useText('withdrawals');
  const { state, retryAt, asking, setAsking, confirm } = cancelling;
  const wait = useWaitReason(retryAt);
  if (state.step === 'unknown' || state.step === 'done') return null;
  return (
    <>
      <Button kind="quiet" fullWidth {...(wait && { blockedReason: wait })} onClick={() => setAsking(true)}>
        {t('cancel.button')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('cancel.question')}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        busy={state.step === 'sending'}
        onConfirm={() => void confirm()}
      >
        {t('cancel.note', { amount: formats.yen(amount) })}
      </Dialog>
    </>
  );
}
