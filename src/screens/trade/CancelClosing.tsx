import type { Position } from '../../api/contract/position';
import { Button } from '../../components/Button/Button';
import { useText } from '../../i18n/useText';
import { useClosingCancel } from './useClosingCancel';
import type { OnReport } from './useStatusChange';

interface CancelClosingProps {
  position: Position;
  onReport: OnReport;
}

/** Cancels a pending closing order after a confirmation that states what stays open. */
export function CancelClosing({ position, onReport }: CancelClosingProps) {
  const t = useText('position');
  const { ask, question, busy, why } = useClosingCancel(position, onReport, true);
  return (
    <>
      <Button kind="quiet" size="small" busy={busy} {...why} onClick={ask}>
        {t('cancelClosing.submit')}
      </Button>
      {question}
    </>
  );
}
