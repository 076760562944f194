import { useState } from 'react';
import type { Position } from '../../api/contract/position';
import { useAccount } from '../../api/queries/account';
import { useCancelClosing } from '../../api/queries/trade';
import { problemIn } from '../../api/queries/useSubmit';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { accountReasons } from '../../domain/account/accountReasons';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { firstReasonText } from '../../widgets/reasonText';
import { waitingText } from '../../widgets/trade/waitingText';
import { useWaitReason } from '../../widgets/waitText';
import { RefusedByServer } from '../support/RefusedByServer';
import { useOfflineReason } from '../useOfflineReason';
import { isOrderNotPending } from './isOrderNotPending';
import type { OnReport } from './useStatusChange';

interface CancelClosingProps {
  position: Position;
  onReport: OnReport;
}

/** Cancels a pending closing order after a confirmation that states what stays open. */
export function CancelClosing({ position, onReport }: CancelClosingProps) {
  const formats = useFormats();
  const t = useText('trade');
  const [asking, setAsking] = useState(false);
  const cancel = useCancelClosing(position.id);
  const restrictions = loadedData(useAccount())?.restrictions ?? [];
  const { step } = cancel.state;
  const report: OnReport = (what, result) => {
    onReport(what, result);
    setAsking(false);
  };
  const submit = async () => {
    const outcome = await cancel.submit({ id: position.id });
    // The details show a request whose result is unknown.
    if (outcome?.step === 'unknown') setAsking(false);
    if (outcome?.step === 'done') {
      report(
        <Banner tone="success" title={t('result.closingCancelledTitle')} announce reveal>
          {t('result.closingCancelledBody')}
        </Banner>,
        outcome.result,
      );
    }
    const problem = outcome && problemIn(outcome).problem;
    if (!problem) return;
    if (isOrderNotPending(problem)) report(<TooLate />, { endOf: 'preparingToClose' });
    else report(<RefusedByServer problem={problem} />);
  };
  const offline = useOfflineReason();
  const wait = useWaitReason(cancel.retryAt);
  const blocked =
    step === 'unknown'
      ? t('unknown.title')
      : (offline ?? wait ?? firstReasonText(t, accountReasons(restrictions), formats));
  const { lots, closeLots, closeLimitPrice, closing } = position;
  const what = { lots: closeLots ?? lots, what: waitingText(t, closeLimitPrice, closing, formats) };
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        busy={step === 'sending'}
        {...(blocked && { blockedReason: blocked })}
        onClick={() => setAsking(true)}
      >
        {t('position:cancelClosing.submit')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('position:cancelClosing.title')}
        confirmLabel={t('position:cancelClosing.submit')}
        cancelLabel={t('position:cancelClosing.keep')}
        busy={step === 'sending'}
        onConfirm={() => void submit()}
      >
        {t('position:cancelClosing.note', what)}
      </Dialog>
    </>
  );
}

/** The closing had been filled, or had already ended. */
function TooLate() {
  const t = useText('position');
  return (
    <Banner tone="warning" title={t('tooLate.title')} announce reveal>
      {t('tooLate.closing')}
    </Banner>
  );
}
