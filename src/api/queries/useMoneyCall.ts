import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { notePageChanged } from '../../lib/appeared';
import { dropTyped } from '../../session/typed';
import type { Call, ResponseOf } from '../contract/call';
import { refetchChanged } from './refetchChanged';
import { type MoneyOutcome, type MoneyPayload, sendMoneyCall } from './sendMoneyCall';

/** Where a call that moves money stands. */
export type MoneyState<Result> = MoneyOutcome<Result> | { step: 'sending' };

interface MoneyCall<C extends Call> {
  state: MoneyState<ResponseOf<C>>;
  /**
   * Sends once, and tells how that ended. While a call is under way, or once its result is unknown, further presses do
   * nothing.
   */
  submit: (payload: MoneyPayload<C>) => Promise<MoneyOutcome<ResponseOf<C>> | undefined>;
  /** Forgets the refusal, when the member changes the form. Always the same function. */
  edit: () => void;
  /** Once it is done: opens it for another one. A call whose result is unknown stays closed. */
  again: () => void;
}

/**
 * A call that moves money (decision 5): sent once, never retried, one in flight, with a client request id of its own.
 *
 * @param changes calls whose cached answers are out of date afterwards
 * @param asksAgain whether an answer means that nothing was done and the member is to be asked again (decision 25):
 * then it may be sent once more
 */
export function useMoneyCall<C extends Call>(
  call: C,
  changes: Call[],
  asksAgain: (result: ResponseOf<C>) => boolean = () => false,
): MoneyCall<C> {
  const [state, setState] = useState<MoneyState<ResponseOf<C>>>({ step: 'ready' });
  const closed = useRef(false);
  const queries = useQueryClient();

  const submit = async (payload: MoneyPayload<C>) => {
    if (closed.current) return undefined;
    closed.current = true;
    dropTyped();
    setState({ step: 'sending' });
    const outcome = await sendMoneyCall(call, payload);
    const again = outcome.step === 'done' && asksAgain(outcome.result);
    closed.current = outcome.step !== 'ready' && !again;
    setState(again ? { step: 'ready' } : outcome);
    // The result stands in place of the form now, or a refusal above it.
    notePageChanged();
    // A list may be shorter then: its next row, with a button of its own, stands where this one was.
    void refetchChanged(queries, changes).then(notePageChanged);
    return outcome;
  };

  const edit = useCallback(
    () => setState((now) => (now.step === 'ready' && now.refusal ? { step: 'ready' } : now)),
    [],
  );
  const again = () => {
    if (state.step !== 'done') return;
    closed.current = false;
    setState({ step: 'ready' });
  };
  return { state, submit, edit, again };
}
