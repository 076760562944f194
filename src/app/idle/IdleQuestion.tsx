import { Dialog } from '../../components/Dialog/Dialog';
import { useText } from '../../i18n/useText';

interface IdleQuestionProps {
  /** Time until the session ends, ms; undefined while the question is closed. */
  leftMs: number | undefined;
  /** Called when the member stays signed in. */
  onStay: () => void;
  /** Called when the member signs out. */
  onLeave: () => void;
}

/** Asks whether the member is still there, before the session ends. */
export function IdleQuestion({ leftMs, onStay, onLeave }: IdleQuestionProps) {
  const t = useText('login');
  return (
    <Dialog
      open={leftMs !== undefined}
      onOpenChange={(open) => !open && onStay()}
      title={t('idle.title')}
      confirmLabel={t('idle.leave')}
      cancelLabel={t('idle.stay')}
      onConfirm={onLeave}
      kind="primary"
    >
      {t('idle.body', { seconds: Math.ceil((leftMs ?? 0) / 1_000) })}
    </Dialog>
  );
}
