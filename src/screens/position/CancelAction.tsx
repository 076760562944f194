import { type ReactNode, useState } from 'react';
import type { Position } from '../../api/contract/position';
import { useCancelOrder } from '../../api/queries/trade';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { add } from '../../domain/decimal';
import { formatYen } from '../../format/yen';
import { useText } from '../../i18n/useText';
import { Refusal } from '../../widgets/Refusal/Refusal';
import { ResultUnknown } from '../../widgets/ResultUnknown/ResultUnknown';
import { positionsHref } from '../hrefs';
import { useOutcome } from './useOutcome';

/** Cancels a pending order, after one question; what is released is said before. */
export function CancelAction({
  position,
  onReport,
}: {
  position: Position;
  onReport: (report: ReactNode) => void;
}) {
  const t = useText('trade');
  const [asking, setAsking] = useState(false);
  const cancel = useCancelOrder();
  const report = (what: ReactNode) => {
    onReport(what);
    setAsking(false);
  };
  useOutcome(cancel.state, {
    onDone: () => report(<Banner tone="success" title={t('result.cancelledTitle')} announce />),
    onUnknown: (reference) => report(<ResultUnknown reference={reference} checkHref={positionsHref} />),
    onRefused: (refusal) => report(<Refusal message={refusal} />),
  });
  return (
    <>
      <Button
        fullWidth
        kind="danger"
        busy={cancel.state.step === 'sending'}
        {...(cancel.state.step === 'unknown' && { blockedReason: t('unknown.title') })}
        onClick={() => setAsking(true)}
      >
        {t('detail.cancel')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('confirm.cancelTitle')}
        confirmLabel={t('confirm.cancelSubmit')}
        cancelLabel={t('confirm.keep')}
        busy={cancel.state.step === 'sending'}
        onConfirm={() => void cancel.submit({ id: position.id })}
      >
        {t('confirm.cancelNote', { amount: formatYen(add(position.originalMargin, position.purchaseFee)) })}
      </Dialog>
    </>
  );
}
