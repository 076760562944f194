import type { Call, RequestOf, ResponseOf } from './contract/call';
import { dataOf } from './http';
import { waitOf } from './serverWaits';

/**
 * Reads a call; its caller shows a refusal. Nothing is sent before the time that the server named with `Retry-After`: the
 * read fails with the same failure again (decision 44).
 *
 * @throws {ApiError} as `dataOf`
 */
export async function readCall<C extends Call>(
  call: C,
  payload: RequestOf<C>,
  signal: AbortSignal,
): Promise<ResponseOf<C>> {
  const waiting = waitOf(call.path);
  if (waiting) throw waiting;
  return dataOf(call, payload, { signal, quiet: true });
}
