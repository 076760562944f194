import axios, { isAxiosError } from 'axios';
import { apiBase, timeoutMs } from './address';
import { callFailure } from './callFailure';
import type { Answer } from './earlyCalls';
import { ApiError } from './errors';
import { headers } from './headers';

const client = axios.create({
  baseURL: apiBase,
  timeout: timeoutMs,
  responseType: 'text',
  transformResponse: [],
});

/** What axios says of its time-outs. */
const lateCodes = ['ECONNABORTED', 'ETIMEDOUT'];

function transportError(path: string, cause: unknown): ApiError {
  if (!isAxiosError(cause)) return new ApiError('malformed', path, { cause });
  const late = lateCodes.includes(cause.code ?? '');
  return callFailure(path, { status: cause.response?.status, late, cause });
}

/**
 * Asks the server. Its code comes apart from what begins the app: the first screen's calls are on their way before it.
 *
 * @throws {ApiError} where no answer came, or another status than 2xx
 */
export async function ask(path: string, payload: unknown, signal?: AbortSignal): Promise<Answer> {
  try {
    const response = await client.post(path, payload, { headers: headers(), ...(signal && { signal }) });
    return { body: response.data, date: response.headers.date, at: Date.now() };
  } catch (cause) {
    throw transportError(path, cause);
  }
}
