import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { recordPageChange } from '../../lib/appearanceTimes';
import { markDraftsSubmitted } from '../../session/formDrafts';
import type { Call, ResponseOf } from '../contract/call';
import type { ServerMessage } from '../errors';
import { refetchChanged } from './refetchChanged';
import { type Outcome, type Payload, type Problem, submitCall } from './submitCall';

/** Where a form stands. */
export type SubmitState<Result> = Outcome<Result> | { step: 'sending' };

/** What became of a form that is sent by a call. */
export interface Submission<C extends Call> {
  state: SubmitState<ResponseOf<C>>;
  /** Why it did not get through, until the form is changed. */
  problem: Problem | undefined;
  /** The same, where the server refused it. */
  refusal: ServerMessage | undefined;
  /** Sends once, and tells how that ended. While a call is under way, and once it is done or unknown, it does nothing. */
  submit: (payload: Payload<C>) => Promise<Outcome<ResponseOf<C>> | undefined>;
  /** Forgets the problem, when the member changes the form. Always the same function. */
  edit: () => void;
  /** Opens it for another one. A form whose result is unknown stays closed. */
  again: () => void;
}

interface SubmitOptions<Result> {
  /** Runs as soon as it has been carried out. */
  onDone?: (result: Result) => void;
  /**
   * Whether an answer means that nothing was done and the member is to be asked again (decision 25): then it may be sent
   * once more.
   */
  asksAgain?: (result: Result) => boolean;
}

/** The problem of a form that stands ready, and its refusal. */
export function problemIn(state: SubmitState<unknown>): { problem?: Problem; refusal?: ServerMessage } {
  if (state.step !== 'ready' || !state.problem) return {};
  const { problem } = state;
  return { problem, ...('refusal' in problem && { refusal: problem.refusal }) };
}

/**
 * A form's call: one in flight, so that a double tap is one call. One that moves money is sent once and never retried
 * (decision 5); any other may be sent again when no answer came.
 *
 * @param changes calls whose cached answers are out of date afterwards
 */
export function useSubmit<C extends Call>(
  call: C,
  changes: Call[],
  { onDone, asksAgain = () => false }: SubmitOptions<ResponseOf<C>> = {},
): Submission<C> {
  const [state, setState] = useState<SubmitState<ResponseOf<C>>>({ step: 'ready' });
  const closed = useRef(false);
  const queries = useQueryClient();

  const submit = async (payload: Payload<C>) => {
    if (closed.current) return undefined;
    closed.current = true;
    markDraftsSubmitted();
    setState({ step: 'sending' });
    const outcome = await submitCall(call, payload);
    const again = outcome.step === 'done' && asksAgain(outcome.result);
    closed.current = outcome.step !== 'ready' && !again;
    if (outcome.step === 'done') onDone?.(outcome.result);
    setState(again ? { step: 'ready' } : outcome);
    // The result stands in place of the form now, or a refusal above it.
    if (call.movesMoney) recordPageChange();
    const refetched = refetchChanged(queries, changes);
    // A list may be shorter then: its next row, with a button of its own, stands where this one was.
    if (call.movesMoney) void refetched.then(recordPageChange);
    return outcome;
  };

  const edit = useCallback(
    () => setState((now) => (now.step === 'ready' && now.problem ? { step: 'ready' } : now)),
    [],
  );
  const again = () => {
    if (state.step === 'unknown' || state.step === 'sending') return;
    closed.current = false;
    setState({ step: 'ready' });
  };
  return { state, problem: undefined, refusal: undefined, ...problemIn(state), submit, edit, again };
}
