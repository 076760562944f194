import { requestId } from '../../lib/requestId';
import { keepTrace, type RequestTrace } from '../../session/requestTraces';
import { compareSession, sessionOwner } from '../../session/session';
import { isOnline } from '../connection';
import type { Call, RequestOf, ResponseOf } from '../contract/call';
import { ApiError, type ApiErrorKind, OtherMemberError, type ServerMessage } from '../errors';
import { apiEvents, type ResultStep } from '../events';
import { send } from '../http';
import { awaitResult } from '../requestResults';
import { serverNow } from '../serverClock';
import { waitOf } from '../serverWaits';

/** Why a form was not accepted: the server refused it, or the call failed. */
export type Problem =
  | { refusal: ServerMessage }
  /** `retryAt`: when the server allows the next try, in ms of `deviceNow`, if it named a time. */
  | { failure: Exclude<ApiErrorKind, 'refused'>; reference: string; retryAt?: number | undefined };

/** Result of sending a form. */
export type Outcome<Result> =
  /** Nothing was carried out: the form may be sent again. */
  | { step: 'ready'; problem?: Problem }
  | { step: 'done'; result: Result }
  /** No valid answer arrived, and money may have moved: the form must not be offered again (decision 5). */
  | { step: 'unknown'; reference: string };

/** Payload of a form. `submitCall` adds a client request id to calls that move money. */
export type Payload<C extends Call> = Omit<RequestOf<C>, 'clientRequestId'> & { clientRequestId?: string };

/** The form that sends. */
export interface Sender<Result> {
  /** Account of the member who filled in the form; undefined when nobody was signed in. */
  owner: string | undefined;
  /** Id of the record that the call changes, if it changes one. */
  of?: string | undefined;
  /** Whether the form is still shown, so that the member sees the outcome. */
  isShown: () => boolean;
  /** Whether an answer means that nothing was carried out (decision 25). */
  isAskedAgain: (result: Result) => boolean;
}

/**
 * Sends a form once, with the session that filled it in. Never rejects. Nothing is sent when another member has signed in
 * since, and a call that moves money is not sent while there is no connection; a toast says so. After HTTP 429
 * nothing is sent before the time that the server named (decision 44). A call that moves money leaves a trace on the
 * device until its result is known (decision 43).
 */
export async function submitCall<C extends Call>(
  call: C,
  payload: Payload<C>,
  sender: Sender<ResponseOf<C>>,
): Promise<Outcome<ResponseOf<C>>> {
  const { movesMoney, path } = call;
  const { owner, of } = sender;
  if (movesMoney && !isOnline()) {
    const { reference } = new ApiError('offline', path);
    apiEvents.emit({ kind: 'failed', failure: 'offline', reference });
    return { step: 'ready' };
  }
  if (call.needsSession && sessionOwner() !== owner) return refuseOther();
  const waiting = waitOf(path);
  if (waiting?.kind === 'tooManyRequests') return failed(waiting, call);
  if (!movesMoney) return sendOnce(call, payload as RequestOf<C>, owner);
  const id = requestId();
  const post = () => sendOnce(call, { ...payload, clientRequestId: id } as RequestOf<C>, owner);
  if (owner === undefined) return post();
  const trace: RequestTrace = { id, owner, path, of, at: serverNow(), sentAt: Date.now() };
  keepTrace(trace);
  const resultOf = (outcome: Outcome<ResponseOf<C>>) => resultIn(outcome, sender);
  return awaitResult(trace, post, { resultOf, isShown: sender.isShown });
}

/** Another member has signed in since the form was opened: nothing is sent. */
function refuseOther(): Outcome<never> {
  // A frozen tab has heard nothing of the other member: its screens are replaced now (decision 42).
  compareSession();
  apiEvents.emit({ kind: 'otherMember' });
  return { step: 'ready' };
}

async function sendOnce<C extends Call>(
  call: C,
  request: RequestOf<C>,
  owner: string | undefined,
): Promise<Outcome<ResponseOf<C>>> {
  try {
    const answer = await send(call, request, call.needsSession ? { onlyFor: owner ?? null } : {});
    if (answer.ok) return { step: 'done', result: answer.data };
    return { step: 'ready', problem: { refusal: answer.refusal } };
  } catch (cause) {
    if (cause instanceof OtherMemberError) return refuseOther();
    const error = cause instanceof ApiError ? cause : new ApiError('malformed', call.path, { cause });
    return failed(error, call);
  }
}

function failed(error: ApiError, { movesMoney, needsSession }: Call): Outcome<never> {
  const { kind, reference, refusal, resultUnknown, retryAt } = error;
  if (kind === 'refused') return { step: 'ready', problem: { refusal: refusal ?? { text: '' } } };
  if (movesMoney && resultUnknown) return { step: 'unknown', reference };
  // A toast tells the end of the session.
  if (needsSession && kind === 'unauthorized') return { step: 'ready' };
  return { step: 'ready', problem: { failure: kind, reference, ...(retryAt !== undefined && { retryAt }) } };
}

/** What an outcome means for the trace of its request. */
function resultIn<Result>(outcome: Outcome<Result>, { isAskedAgain, isShown }: Sender<Result>): ResultStep {
  if (outcome.step === 'unknown') return { step: 'unknown', reference: outcome.reference };
  if (outcome.step === 'ready') return { step: 'refused' };
  if (!isAskedAgain(outcome.result)) return { step: 'carriedOut', record: recordIn(outcome.result) };
  return { step: isShown() ? 'refused' : 'notCarriedOut' };
}

/** Id of the record in an answer: the answer is the record, or has it. */
function recordIn(result: unknown): string | undefined {
  const { id, record } = Object(result) as { id?: unknown; record?: { id?: unknown } | null };
  const found = id ?? record?.id;
  return typeof found === 'string' ? found : undefined;
}
