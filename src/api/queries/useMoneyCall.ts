import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { requestId } from '../../lib/requestId';
import type { Call, RequestOf, ResponseOf } from '../contract/call';
import { ApiError, type ServerMessage } from '../errors';
import { send } from '../http';
import { queryKey } from './useCall';

/** Where a call that moves money stands. */
export type MoneyState<Result> =
  | { step: 'ready'; refusal?: ServerMessage | undefined }
  | { step: 'sending' }
  | { step: 'done'; result: Result }
  /** No readable answer came: it may have been carried out. The form must not be offered again (decision 5). */
  | { step: 'unknown'; reference: string };

interface MoneyCall<C extends Call> {
  state: MoneyState<ResponseOf<C>>;
  /** Sends once. While a call is under way, or once its result is unknown, further presses do nothing. */
  submit: (payload: Omit<RequestOf<C>, 'clientRequestId'>) => Promise<void>;
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

  const settle = (next: MoneyState<ResponseOf<C>>) => {
    closed.current = next.step !== 'ready';
    setState(next);
    for (const changed of changes) void queries.invalidateQueries({ queryKey: queryKey(changed) });
  };

  const submit = async (payload: Omit<RequestOf<C>, 'clientRequestId'>) => {
    if (closed.current) return;
    closed.current = true;
    setState({ step: 'sending' });
    let refusal: ServerMessage | undefined;
    try {
      const request = { ...payload, clientRequestId: requestId() } as RequestOf<C>;
      const result = await send(call, request, {
        onRefused: (message) => {
          refusal = message;
        },
      });
      settle(result === false ? { step: 'ready', refusal } : { step: 'done', result });
    } catch (error) {
      const unknown = !(error instanceof ApiError) || error.resultUnknown;
      const reference = error instanceof ApiError ? error.reference : '';
      settle(unknown ? { step: 'unknown', reference } : { step: 'ready', refusal });
    }
  };

  const edit = () => setState((now) => (now.step === 'ready' && now.refusal ? { step: 'ready' } : now));
  return { state, submit, edit };
}
