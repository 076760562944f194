import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  isMeant,
  isTraceKept,
  type RequestTrace,
  subscribeTraces,
  type TraceFilter,
  tracesOf,
} from '../../session/requestTraces';
import { sessionOwner } from '../../session/session';
import type { RequestResult } from '../events';
import { askResult, followRequest, subscribeResults } from '../requestResults';

/** A request of the member that moves money, as screens show it. */
export type SentRequest = {
  trace: RequestTrace;
} /** No answer yet: it is on its way, or its result is being asked for. */ & (
  | { step: 'waiting' }
  /** The server could not be reached. */
  | { step: 'unknown'; reference: string }
  | { step: 'carriedOut'; record: string | undefined }
  | { step: 'notCarriedOut' }
);

/** Whether the result of a request is not known yet: it must not be sent again. */
export const isOpen = (sent: SentRequest | undefined): boolean =>
  sent?.step === 'waiting' || sent?.step === 'unknown';

interface SentRequestState {
  /** The oldest request whose result is not known, or the one whose result has become known since. */
  sent: SentRequest | undefined;
  /** Asks for its result now. */
  check: () => Promise<void>;
  /** Forgets a result that the member has seen. Always the same function. */
  forget: () => void;
}

/**
 * The requests that this member sent and whose result is not known: by this screen, an earlier one, another tab, or
 * before a reload (decision 43). Their results are asked for by themselves, once, when an answer can't arrive any more.
 */
export function useSentRequest(filter: TraceFilter): SentRequestState {
  const { path, of } = filter;
  const [owner] = useState(sessionOwner);
  const newest = () => (owner === undefined ? undefined : tracesOf(owner, { path, of })[0]);
  const kept = useSyncExternalStore(subscribeTraces, newest, newest);
  const [sent, setSent] = useState<SentRequest>();
  if (kept && kept.id !== sent?.trace.id) setSent({ trace: kept, step: 'waiting' });

  useEffect(
    () =>
      subscribeResults((result) => {
        const { trace } = result;
        if (trace.owner !== owner || !isMeant(trace, { path, of })) return false;
        setSent(sentWith(result));
        return true;
      }),
    [owner, path, of],
  );
  const open = sent && isOpen(sent) ? sent.trace : undefined;
  useEffect(() => {
    if (open) followRequest(open);
  }, [open]);
  useEffect(() => {
    // Another tab knows its result. The server tells it again.
    if (open && kept?.id !== open.id && !isTraceKept(open.id)) void askResult(open);
  }, [open, kept]);

  return {
    sent,
    check: async () => {
      if (open) await askResult(open);
    },
    forget: useCallback(() => setSent((now) => (isOpen(now) ? now : undefined)), []),
  };
}

const sentWith = (result: RequestResult): SentRequest | undefined =>
  result.step === 'refused' ? undefined : result;
