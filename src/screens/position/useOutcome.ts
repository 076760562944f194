import { useEffect, useEffectEvent } from 'react';
import type { ServerMessage } from '../../api/errors';
import type { MoneyState } from '../../api/queries/useMoneyCall';

/** What to do as a call that moves money goes on. */
export interface Outcome<Result> {
  onSending?: () => void;
  onDone: (result: Result) => void;
  onUnknown: (reference: string) => void;
  onRefused?: (refusal: ServerMessage) => void;
}

/** Calls back once for each step that a call that moves money reaches. */
export function useOutcome<Result>(state: MoneyState<Result>, outcome: Outcome<Result>): void {
  const reached = useEffectEvent((step: MoneyState<Result>) => {
    if (step.step === 'sending') outcome.onSending?.();
    if (step.step === 'done') outcome.onDone(step.result);
    if (step.step === 'unknown') outcome.onUnknown(step.reference);
    if (step.step === 'ready' && step.refusal) outcome.onRefused?.(step.refusal);
  });
  useEffect(() => reached(state), [state]);
}
