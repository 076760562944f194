import { useEffect, useEffectEvent } from 'react';
import type { ServerMessage } from '../../api/errors';
import { problemIn, type SubmitState } from '../../api/queries/useSubmit';

/** Callbacks for the steps of a call that moves money. */
export interface SubmitEvents<Result> {
  onSending?: () => void;
  onDone: (result: Result) => void;
  onUnknown: (reference: string) => void;
  onRefused?: (refusal: ServerMessage) => void;
}

/** Calls back once for each step that a call reaches. */
export function useSubmitEvents<Result>(state: SubmitState<Result>, events: SubmitEvents<Result>): void {
  const reached = useEffectEvent((step: SubmitState<Result>) => {
    if (step.step === 'sending') events.onSending?.();
    if (step.step === 'done') events.onDone(step.result);
    if (step.step === 'unknown') events.onUnknown(step.reference);
    const { refusal } = problemIn(step);
    if (refusal) events.onRefused?.(refusal);
  });
  useEffect(() => reached(state), [state]);
}
