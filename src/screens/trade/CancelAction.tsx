import type { Position } from '../../api/contract/position';
import { Button } from '../../components/Button/Button';
import { useText } from '../../i18n/useText';
import { useOrderCancel } from './useOrderCancel';
import type { OnReport } from './useStatusChange';

interface CancelActionProps {
  position: Position;
  onReport: OnReport;
}

/** Cancels a pending order after a confirmation that states what is released. */
export function CancelAction({ position, onReport }: CancelActionProps) {
  const t = useText('trade');
  const { ask, question, busy, why } = useOrderCancel(position, onReport, true);
  return (
    <>
      <Button fullWidth kind="danger" busy={busy} {...why} onClick={ask}>
        {t('detail.cancel')}
      </Button>
      {question}
    </>
  );
}
