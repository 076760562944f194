import { Dialog } from '../../components/Dialog/Dialog';
import { useText } from '../../i18n/useText';

interface IdleQuestionProps {
  /** Until the session ends, in ms; undefined while nothing is to be asked. */
  leftMs: number | undefined;
  onStay: () => void;
  onLeave: () => void;
}

/** Whether somebody is there: asked while the session is about to end. */
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
