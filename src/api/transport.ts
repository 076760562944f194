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

/** Error codes of axios for a timeout. */
const lateCodes = ['ECONNABORTED', 'ETIMEDOUT'];

function transportError(path: string, cause: unknown): ApiError {
  if (!isAxiosError(cause)) return new ApiError('malformed', path, { cause });
  const late = lateCodes.includes(cause.code ?? '');
  return callFailure(path, { status: cause.response?.status, late, cause });
}

/**
 * Posts a call to the server with axios. A module of its own, loaded after the first screen's calls have been sent.
 *
 * @throws {ApiError} when no answer arrives, or a status other than 2xx
 */
export async function ask(path: string, payload: unknown, signal?: AbortSignal): Promise<Answer> {
  try {
    const response = await client.post(path, payload, { headers: headers(), ...(signal && { signal }) });
    return { body: response.data, date: response.headers.date, at: Date.now() };
  } catch (cause) {
    throw transportError(path, cause);
  }
}
