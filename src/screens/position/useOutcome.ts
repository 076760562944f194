import { useEffect, useEffectEvent } from 'react';
import type { ServerMessage } from '../../api/errors';
import { problemIn, type SubmitState } from '../../api/queries/useSubmit';

/** What to do as a call that moves money goes on. */
export interface Outcome<Result> {
  onSending?: () => void;
  onDone: (result: Result) => void;
  onUnknown: (reference: string) => void;
  onRefused?: (refusal: ServerMessage) => void;
}

/** Calls back once for each step that a call that moves money reaches. */
export function useOutcome<Result>(state: SubmitState<Result>, outcome: Outcome<Result>): void {
  const reached = useEffectEvent((step: SubmitState<Result>) => {
    if (step.step === 'sending') outcome.onSending?.();
    if (step.step === 'done') outcome.onDone(step.result);
    if (step.step === 'unknown') outcome.onUnknown(step.reference);
    const { refusal } = problemIn(step);
    if (refusal) outcome.onRefused?.(refusal);
  });
  useEffect(() => reached(state), [state]);
}
