import { requestId } from '../../lib/requestId';
import type { Call, RequestOf, ResponseOf } from '../contract/call';
import { ApiError, type ServerMessage } from '../errors';
import { apiEvents } from '../events';
import { send } from '../http';
import { isOnline } from '../quotes/pageAttention';

/** How a call that moves money ended. */
export type MoneyOutcome<Result> =
  /** Nothing was done: the form may be sent again. */
  | { step: 'ready'; refusal?: ServerMessage | undefined }
  | { step: 'done'; result: Result }
  /** No readable answer came: it may have been carried out. The form must not be offered again (decision 5). */
  | { step: 'unknown'; reference: string };

/** What a form sends; the client request id is not its business. */
export type MoneyPayload<C extends Call> = Omit<RequestOf<C>, 'clientRequestId'>;

/**
 * Sends a call that moves money (decision 5): once, with a client request id of its own. Never rejects. While the browser
 * is known to be offline nothing is sent, and a toast says so.
 */
export async function sendMoneyCall<C extends Call>(
  call: C,
  payload: MoneyPayload<C>,
): Promise<MoneyOutcome<ResponseOf<C>>> {
  if (!isOnline()) {
    const { reference } = new ApiError('offline', call.path);
    apiEvents.emit({ kind: 'failed', failure: 'offline', reference });
    return { step: 'ready' };
  }
  let refusal: ServerMessage | undefined;
  try {
    const request = { ...payload, clientRequestId: requestId() } as RequestOf<C>;
    const result = await send(call, request, {
      onRefused: (message) => {
        refusal = message;
      },
    });
    return result === false ? { step: 'ready', refusal } : { step: 'done', result };
  } catch (error) {
    if (error instanceof ApiError && !error.resultUnknown) return { step: 'ready', refusal };
    return { step: 'unknown', reference: error instanceof ApiError ? error.reference : '' };
  }
}
