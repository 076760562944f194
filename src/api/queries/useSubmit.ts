import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { recordPageChange } from '../../lib/appearanceTimes';
import { markDraftsSubmitted } from '../../session/formDrafts';
import type { Call, ResponseOf } from '../contract/call';
import type { ServerMessage } from '../errors';
import { refetchChanged } from './refetchChanged';
import { type Outcome, type Payload, type Problem, submitCall } from './submitCall';

/** State of a form. */
export type SubmitState<Result> = Outcome<Result> | { step: 'sending' };

/** A form's call, its state and its actions. */
export interface Submission<C extends Call> {
  state: SubmitState<ResponseOf<C>>;
  /** Why the form was not accepted, until the form is changed. */
  problem: Problem | undefined;
  /** The server's message, if it refused the form. */
  refusal: ServerMessage | undefined;
  /** Sends once and resolves with the outcome. Does nothing while a call is pending, or after it is done or unknown. */
  submit: (payload: Payload<C>) => Promise<Outcome<ResponseOf<C>> | undefined>;
  /** Clears the problem, when the member changes the form. Always the same function. */
  edit: () => void;
  /** Makes the form ready for another submission. Does nothing while sending, or once the result is unknown. */
  again: () => void;
}

interface SubmitOptions<Result> {
  /** Called as soon as the call has been carried out. */
  onDone?: (result: Result) => void;
  /**
   * Whether an answer means that nothing was carried out and the member must confirm again (decision 25). The form may
   * then be sent once more.
   */
  asksAgain?: (result: Result) => boolean;
}

/** The problem of a form that is ready to be sent, and its refusal. */
export function problemIn(state: SubmitState<unknown>): { problem?: Problem; refusal?: ServerMessage } {
  if (state.step !== 'ready' || !state.problem) return {};
  const { problem } = state;
  return { problem, ...('refusal' in problem && { refusal: problem.refusal }) };
}

/**
 * A form's call. Only one is pending at a time, so that a double tap sends one. A call that moves money is sent once
 * and never retried (decision 5); any other may be sent again after a failure.
 *
 * @param changes calls whose cached answers are out of date afterwards
 */
export function useSubmit<C extends Call>(
  call: C,
  changes: Call[],
  { onDone, asksAgain = () => false }: SubmitOptions<ResponseOf<C>> = {},
): Submission<C> {
  const [state, setState] = useState<SubmitState<ResponseOf<C>>>({ step: 'ready' });
  // Not the state: two presses of a double tap see the same one.
  const step = useRef<SubmitState<unknown>['step']>('ready');
  const queries = useQueryClient();

  const submit = async (payload: Payload<C>) => {
    if (step.current !== 'ready') return undefined;
    step.current = 'sending';
    markDraftsSubmitted();
    setState({ step: 'sending' });
    const outcome = await submitCall(call, payload);
    const again = outcome.step === 'done' && asksAgain(outcome.result);
    step.current = again ? 'ready' : outcome.step;
    if (outcome.step === 'done') onDone?.(outcome.result);
    setState(again ? { step: 'ready' } : outcome);
    // The result replaces the form now, or a refusal appears above it. Presses meant for the form are ignored
    // (`app/blockAccidentalPresses.ts`).
    if (call.movesMoney) recordPageChange();
    const refetched = refetchChanged(queries, changes);
    // A list may be shorter now: the next row's button has moved to the place of this one.
    if (call.movesMoney) void refetched.then(recordPageChange);
    return outcome;
  };

  const edit = useCallback(
    () => setState((now) => (now.step === 'ready' && now.problem ? { step: 'ready' } : now)),
    [],
  );
  const again = () => {
    if (step.current === 'unknown' || step.current === 'sending') return;
    step.current = 'ready';
    setState({ step: 'ready' });
  };
  return { state, problem: undefined, refusal: undefined, ...problemIn(state), submit, edit, again };
}
