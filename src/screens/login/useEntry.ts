import { useRef, useState } from 'react';
import { ApiError, type ApiErrorKind, type ServerMessage } from '../../api/errors';

/** How sending a form ended without signing in: the server's refusal, or why there is no answer. */
export type EntryProblem =
  | { refusal: ServerMessage }
  | { failure: Exclude<ApiErrorKind, 'refused'>; reference: string };

/** One form to sign in or register with, while it is sent. */
export interface Entry {
  busy: boolean;
  problem: EntryProblem | undefined;
  /** Keeps the server's refusal. */
  refuse: (refusal: ServerMessage) => void;
  /** Forgets what went wrong, when the member changes the form. */
  forget: () => void;
  /** Sends; does nothing while the form is already under way, so that a double tap is one call. */
  send: (call: () => Promise<unknown>) => Promise<void>;
}

/** Sends a form once at a time and keeps what went wrong beside it (decision 2). */
export function useEntry(): Entry {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<EntryProblem>();
  const sending = useRef(false);

  const send = async (call: () => Promise<unknown>) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A refusal has been told through `refuse`.
      if (error.kind !== 'refused') setProblem({ failure: error.kind, reference: error.reference });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    problem,
    refuse: (refusal) => setProblem({ refusal }),
    forget: () => setProblem(undefined),
    send,
  };
}
