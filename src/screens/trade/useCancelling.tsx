import { type ReactNode, useState } from 'react';
import type { Position } from '../../api/contract/position';
import { useAccount } from '../../api/queries/account';
import type { Problem } from '../../api/queries/submitCall';
import type { useCancelClosing, useCancelOrder } from '../../api/queries/trade';
import { problemIn } from '../../api/queries/useSubmit';
import { Dialog } from '../../components/Dialog/Dialog';
import { accountReasons } from '../../domain/account/accountReasons';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { firstReasonText } from '../../widgets/reasonText';
import { useBlockedButton } from '../../widgets/useBlockedButton';
import { useWaitReason } from '../../widgets/waitText';
import { useOfflineReason } from '../useOfflineReason';
import { isOrderNotPending } from './isOrderNotPending';
import type { OnReport } from './useStatusChange';

/** The cancellation of an order or a closing. */
export interface Cancelling {
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

interface Cancellation {
  /** What waits: an order, or a position whose closing waits. */
  order: Position;
  call: ReturnType<typeof useCancelOrder> | ReturnType<typeof useCancelClosing>;
  words: { title: string; note: string; submit: string; keep: string };
  /** The report of its success. */
  done: ReactNode;
  /** The report of a refusal. */
  refused: (problem: Problem, textId: string) => ReactNode;
  /** Receives the outcome, to be shown where it outlives the order's card or button. */
  onReport: OnReport;
}

/** Cancels what waits after a confirmation. */
export function useCancelling({ order, call, words, done, refused, onReport }: Cancellation): Cancelling {
  const formats = useFormats();
  const t = useText('trade');
  const [asking, setAsking] = useState(false);
  const restrictions = loadedData(useAccount())?.restrictions ?? [];
  const { step } = call.state;
  const offline = useOfflineReason();
  const wait = useWaitReason(call.retryAt);
  const blocked =
    step === 'unknown'
      ? t('unknown.title')
      : (offline ?? wait ?? firstReasonText(t, accountReasons(restrictions), formats));
  const { textId, why } = useBlockedButton(blocked, call.problem);
  const report: OnReport = (what, result) => {
    onReport(what, result);
    setAsking(false);
  };
  const submit = async () => {
    const { id, status } = order;
    const outcome = await call.submit({ id });
    // The screen shows a request whose result is unknown.
    if (outcome?.step === 'unknown') setAsking(false);
    if (outcome?.step === 'done') report(done, outcome.result);
    const problem = outcome && problemIn(outcome).problem;
    if (problem) report(refused(problem, textId), isOrderNotPending(problem) ? { endOf: status } : undefined);
  };
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
        title={words.title}
        confirmLabel={words.submit}
        cancelLabel={words.keep}
        busy={step === 'sending'}
        onConfirm={() => void submit()}
      >
        {words.note}
      </Dialog>
    ),
  };
}
