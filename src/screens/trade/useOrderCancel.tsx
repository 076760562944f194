import { type ReactNode, useState } from 'react';
import type { Position } from '../../api/contract/position';
import { useAccount } from '../../api/queries/account';
import { useCancelOrder } from '../../api/queries/trade';
import { problemIn } from '../../api/queries/useSubmit';
import { Banner } from '../../components/Banner/Banner';
import { Dialog } from '../../components/Dialog/Dialog';
import { accountReasons } from '../../domain/account/accountReasons';
import { add } from '../../domain/decimal';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { firstReasonText } from '../../widgets/reasonText';
import { useBlockedButton } from '../../widgets/useBlockedButton';
import { useWaitReason } from '../../widgets/waitText';
import { useOfflineReason } from '../useOfflineReason';
import { CancelRefused } from './CancelRefused';
import { isOrderNotPending } from './isOrderNotPending';
import type { OnReport } from './useStatusChange';

/** The cancellation of an order. */
interface Cancelling {
  /** Opens the confirmation. */
  ask: () => void;
  /** The confirmation dialog. Render it next to its button. */
  question: ReactNode;
  busy: boolean;
  /** Whether no answer came. The cancellation must not be offered again. */
  unknown: boolean;
  /** Why it can't be cancelled, in words. */
  blocked: string | undefined;
  /** Props of its button: why it is blocked. */
  why: ReturnType<typeof useBlockedButton>['why'];
}

/**
 * Cancels a pending order after a confirmation that states what is released.
 *
 * @param onReport receives the outcome, to be shown where it outlives the order's card or button
 * @param onItsPage whether the outcome is shown on the order's own page
 */
export function useOrderCancel(order: Position, onReport: OnReport, onItsPage = false): Cancelling {
  const formats = useFormats();
  const t = useText('trade');
  const [asking, setAsking] = useState(false);
  const cancel = useCancelOrder(order.id);
  const restrictions = loadedData(useAccount())?.restrictions ?? [];
  const { step } = cancel.state;
  const offline = useOfflineReason();
  const wait = useWaitReason(cancel.retryAt);
  const blocked =
    step === 'unknown'
      ? t('unknown.title')
      : (offline ?? wait ?? firstReasonText(t, accountReasons(restrictions), formats));
  const { textId, why } = useBlockedButton(blocked, cancel.problem);
  const report: OnReport = (what, action) => {
    onReport(what, action);
    setAsking(false);
  };
  const submit = async () => {
    const outcome = await cancel.submit({ id: order.id });
    // The screen shows a request whose result is unknown.
    if (outcome?.step === 'unknown') setAsking(false);
    if (outcome?.step === 'done') {
      report(<Banner tone="success" title={t('result.cancelledTitle')} announce reveal />, outcome.result);
    }
    const problem = outcome && problemIn(outcome).problem;
    if (problem) {
      report(
        <CancelRefused id={order.id} problem={problem} textId={textId} onItsPage={onItsPage} />,
        isOrderNotPending(problem) ? { endOf: 'pendingOrder' } : undefined,
      );
    }
  };
  const released = formats.yen(add(order.originalMargin, order.purchaseFee));
  return {
    ask: () => setAsking(true),
    busy: step === 'sending',
    unknown: step === 'unknown',
    blocked,
    why,
    question: (
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('position:cancel.title')}
        confirmLabel={t('position:cancel.submit')}
        cancelLabel={t('position:cancel.keep')}
        busy={step === 'sending'}
        onConfirm={() => void submit()}
      >
        {t('position:cancel.note', { amount: released })}
      </Dialog>
    ),
  };
}
