import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dropTyped } from '../../session/typed';
import type { Call, RequestOf, ResponseOf } from '../contract/call';
import { ApiError, type ApiErrorKind, type ServerMessage } from '../errors';
import { send } from '../http';
import { refetchChanged } from './refetchChanged';

/** Where a form that moves no money stands; its problem is the server's refusal, or why there is no answer. */
export type FormState<Result> =
  | {
      step: 'ready';
      problem?: { refusal: ServerMessage } | { failure: Exclude<ApiErrorKind, 'refused'>; reference: string };
    }
  | { step: 'sending' }
  | { step: 'done'; result: Result };

interface FormCall<C extends Call> {
  state: FormState<ResponseOf<C>>;
  /** Sends; does nothing while it is under way already, or once it is done. Resolves with whether this was carried out. */
  submit: (payload: RequestOf<C>) => Promise<boolean>;
  /** Forgets what went wrong, when the member changes the form. */
  edit: () => void;
  /** Once it is done: opens it for another one. */
  again: () => void;
}

/**
 * A call that changes something but moves no money: one in flight, so that a double tap is one call. When no answer
 * came it may be sent again.
 *
 * @param changes calls whose cached answers are out of date afterwards
 */
export function useFormCall<C extends Call>(call: C, changes: Call[]): FormCall<C> {
  const [state, setState] = useState<FormState<ResponseOf<C>>>({ step: 'ready' });
  const closed = useRef(false);
  const queries = useQueryClient();

  const submit = async (payload: RequestOf<C>) => {
    if (closed.current) return false;
    closed.current = true;
    dropTyped();
    setState({ step: 'sending' });
    const next = await sendForm(call, payload);
    closed.current = next.step === 'done';
    setState(next);
    void refetchChanged(queries, changes);
    return next.step === 'done';
  };

  const edit = () => setState((now) => (now.step === 'ready' && now.problem ? { step: 'ready' } : now));
  const again = () => {
    closed.current = false;
    setState({ step: 'ready' });
  };
  return { state, submit, edit, again };
}

/** Never rejects. */
async function sendForm<C extends Call>(call: C, payload: RequestOf<C>): Promise<FormState<ResponseOf<C>>> {
  let refusal: ServerMessage = { text: '' };
  try {
    const onRefused = (message: ServerMessage) => {
      refusal = message;
    };
    const result = await send(call, payload, { onRefused });
    return result === false ? { step: 'ready', problem: { refusal } } : { step: 'done', result };
  } catch (error) {
    const { kind, reference } = error instanceof ApiError ? error : new ApiError('malformed', call.path);
    return { step: 'ready', problem: kind === 'refused' ? { refusal } : { failure: kind, reference } };
  }
}
