import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Call, ResponseOf } from '../contract/call';
import { type MoneyOutcome, type MoneyPayload, sendMoneyCall } from './sendMoneyCall';
import { queryKey } from './useCall';

/** Where a call that moves money stands. */
export type MoneyState<Result> = MoneyOutcome<Result> | { step: 'sending' };

interface MoneyCall<C extends Call> {
  state: MoneyState<ResponseOf<C>>;
  /** Sends once. While a call is under way, or once its result is unknown, further presses do nothing. */
  submit: (payload: MoneyPayload<C>) => Promise<void>;
  /** Forgets the refusal, when the member changes the form. */
  edit: () => void;
}

/**
 * A call that moves money (decision 5): sent once, never retried, one in flight, with a client request id of its own.
 *
 * @param changes calls whose cached answers are out of date afterwards
 */
export function useMoneyCall<C extends Call>(call: C, changes: Call[]): MoneyCall<C> {
  const [state, setState] = useState<MoneyState<ResponseOf<C>>>({ step: 'ready' });
  const closed = useRef(false);
  const queries = useQueryClient();

  const submit = async (payload: MoneyPayload<C>) => {
    if (closed.current) return;
    closed.current = true;
    setState({ step: 'sending' });
    const outcome = await sendMoneyCall(call, payload);
    closed.current = outcome.step !== 'ready';
    setState(outcome);
    for (const changed of changes) void queries.invalidateQueries({ queryKey: queryKey(changed) });
  };

  const edit = () => setState((now) => (now.step === 'ready' && now.refusal ? { step: 'ready' } : now));
  return { state, submit, edit };
}
