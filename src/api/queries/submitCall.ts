import { requestId } from '../../lib/requestId';
import type { Call, RequestOf, ResponseOf } from '../contract/call';
import { ApiError, type ApiErrorKind, type ServerMessage } from '../errors';
import { apiEvents } from '../events';
import { send } from '../http';
import { isOnline } from '../quotes/pageAttention';

/** Why a form was not accepted: the server refused it, or the call failed. */
export type Problem =
  | { refusal: ServerMessage }
  | { failure: Exclude<ApiErrorKind, 'refused'>; reference: string };

/** Result of sending a form. */
export type Outcome<Result> =
  /** Nothing was carried out: the form may be sent again. */
  | { step: 'ready'; problem?: Problem }
  | { step: 'done'; result: Result }
  /** No valid answer arrived, and money may have moved: the form must not be offered again (decision 5). */
  | { step: 'unknown'; reference: string };

/** Payload of a form. `submitCall` adds a client request id to calls that move money. */
export type Payload<C extends Call> = Omit<RequestOf<C>, 'clientRequestId'> & { clientRequestId?: string };

/**
 * Sends a form once. Never rejects. While the browser knows it is offline, calls that move money are not sent, and a
 * toast says so.
 */
export async function submitCall<C extends Call>(
  call: C,
  payload: Payload<C>,
): Promise<Outcome<ResponseOf<C>>> {
  const { movesMoney, path } = call;
  if (movesMoney && !isOnline()) {
    const { reference } = new ApiError('offline', path);
    apiEvents.emit({ kind: 'failed', failure: 'offline', reference });
    return { step: 'ready' };
  }
  try {
    const request = movesMoney ? { ...payload, clientRequestId: requestId() } : payload;
    const answer = await send(call, request as RequestOf<C>);
    if (answer.ok) return { step: 'done', result: answer.data };
    return { step: 'ready', problem: { refusal: answer.refusal } };
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError('malformed', path, { cause });
    return failed(error, movesMoney);
  }
}

function failed({ kind, reference, resultUnknown }: ApiError, movesMoney: boolean): Outcome<never> {
  if (movesMoney) return resultUnknown ? { step: 'unknown', reference } : { step: 'ready' };
  return kind === 'refused' ? { step: 'ready' } : { step: 'ready', problem: { failure: kind, reference } };
}
