import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { deviceNow } from '../../lib/deviceClock';
import { guardPresses } from '../../lib/guardPresses';
import { tracesOf } from '../../session/requestTraces';
import { sessionOwner } from '../../session/session';
import type { Call, ResponseOf } from '../contract/call';
import type { ServerMessage } from '../errors';
import { useRetryAt } from '../useRetryAt';
import { refetchChanged } from './refetchChanged';
import { type Outcome, type Payload, type Problem, submitCall } from './submitCall';
import { isOpen, type SentRequest, useSentRequest } from './useSentRequest';

/** State of a form. */
export type SubmitState<Result> = Outcome<Result> | { step: 'sending' };

/** A form's call, its state and its actions. */
export interface Submission<C extends Call> {
  state: SubmitState<ResponseOf<C>>;
  /** Why the form was not accepted, until the form is changed. */
  problem: Problem | undefined;
  /** The server's message, if it refused the form. */
  refusal: ServerMessage | undefined;
  /** When it may be sent again after HTTP 429, in ms of `deviceNow`, also after the form has changed. */
  retryAt: number | undefined;
  /**
   * A request of this call that was sent and whose result was or is unknown, by this form or an earlier one. While it is
   * open, `state` is `unknown` (decision 43).
   */
  sent: SentRequest | undefined;
  /** Asks for its result now. */
  check: () => Promise<void>;
  /**
   * Sends once and resolves with the outcome, also if the form has been removed: polling may show the new status of a
   * position before the answer arrives. Does nothing while a call is pending, or after it is done or unknown.
   */
  submit: (payload: Payload<C>) => Promise<Outcome<ResponseOf<C>> | undefined>;
  /** Clears the problem, when the member changes the form. Always the same function. */
  edit: () => void;
  /** Makes the form ready for another submission. Does nothing while sending, or once the result is unknown. */
  reset: () => void;
}

interface SubmitOptions<Result> {
  /**
   * Keeps what the answer says where screens read it: in the query cache, the quotes or the session. Called before the
   * form shows its outcome, which the form itself gets from `submit`. `sentAt`: when it was sent, in ms of `deviceNow`.
   */
  keepResult?: (result: Result, sentAt: number) => void;
  /**
   * Whether an answer means that nothing was carried out and the member must confirm again (decision 25). The form may
   * then be sent once more.
   */
  isAskedAgain?: (result: Result) => boolean;
  /** Id of the record that the call changes, such as a position. Requests about other records don't block this form. */
  of?: string;
}

/** The problem of a form that is ready to be sent, and its refusal. */
export function problemIn(state: SubmitState<unknown>): { problem?: Problem; refusal?: ServerMessage } {
  if (state.step !== 'ready' || !state.problem) return {};
  const { problem } = state;
  return { problem, ...('refusal' in problem && { refusal: problem.refusal }) };
}

/**
 * A form's call. Only one is pending at a time, so that a double tap sends one. A call that moves money is sent once
 * and never retried (decision 5); any other may be sent again after a failure. It is sent with the session in which the
 * form was opened, or not at all.
 *
 * @param changes calls whose cached answers are out of date afterwards
 */
export function useSubmit<C extends Call>(
  call: C,
  changes: Call[],
  { keepResult, isAskedAgain = () => false, of }: SubmitOptions<ResponseOf<C>> = {},
): Submission<C> {
  const [state, setState] = useState<SubmitState<ResponseOf<C>>>({ step: 'ready' });
  // Not the state: two presses of a double tap see the same one.
  const step = useRef<SubmitState<unknown>['step']>('ready');
  const queries = useQueryClient();
  const retryAt = useRetryAt(call);
  const [owner] = useState(sessionOwner);
  const isShown = useIsShown();
  const filter = { path: call.path, of };
  const { sent, check, forget } = useSentRequest(filter);
  const known = sent && !isOpen(sent) && state.step !== 'sending' && state.step !== 'done';
  const refetch = useEffectEvent(() => void refetchChanged(queries, changes));
  useEffect(() => {
    if (known) refetch();
  }, [known]);
  // Another form, tab or visit has sent one: read from the device, because the member may be faster than an event.
  const isUnderWay = () => call.movesMoney && owner !== undefined && tracesOf(owner, filter).length > 0;

  const submit = async (payload: Payload<C>) => {
    if (step.current !== 'ready' || isUnderWay()) return undefined;
    step.current = 'sending';
    forget();
    setState({ step: 'sending' });
    const sentAt = deviceNow();
    const outcome = await submitCall(call, payload, { owner, of, isShown, isAskedAgain });
    const askedAgain = outcome.step === 'done' && isAskedAgain(outcome.result);
    // The trace of an unknown one blocks the form, until its result is known.
    step.current = askedAgain || isUnderWay() ? 'ready' : outcome.step;
    if (outcome.step === 'done') keepResult?.(outcome.result, sentAt);
    setState(askedAgain ? { step: 'ready' } : outcome);
    // The result replaces the form now, or a refusal appears above it.
    if (call.movesMoney) guardPresses();
    const refetched = refetchChanged(queries, changes);
    // A list may be shorter now: the next row's button has moved to the place of this one.
    if (call.movesMoney) void refetched.then(guardPresses);
    return outcome;
  };

  const edit = useCallback(() => {
    forget();
    setState((now) => (now.step === 'ready' && now.problem ? { step: 'ready' } : now));
  }, [forget]);
  const reset = () => {
    if (step.current === 'unknown' || step.current === 'sending') return;
    step.current = 'ready';
    forget();
    setState({ step: 'ready' });
  };
  const shown = stateWith(state, sent);
  return { state: shown, ...noProblem, ...problemIn(shown), retryAt, sent, check, submit, edit, reset };
}

const noProblem = { problem: undefined, refusal: undefined };

/** The state of a form, with a request that it or an earlier one has sent. */
function stateWith<Result>(state: SubmitState<Result>, sent: SentRequest | undefined): SubmitState<Result> {
  if (state.step === 'sending' || state.step === 'done' || sent === undefined) return state;
  if (isOpen(sent)) return { step: 'unknown', reference: sent.step === 'unknown' ? sent.reference : '' };
  return state.step === 'unknown' ? { step: 'ready' } : state;
}

/** Whether the component is shown: not unmounted, and not hidden as a kept-alive screen. */
function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback(() => shown.current, []);
}
