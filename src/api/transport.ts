import axios, { AxiosError, isAxiosError } from 'axios';
import { deviceNow } from '../lib/deviceClock';
import { currentSession, type Session } from '../session/session';
import { apiBase, timeoutMs } from './address';
import { callFailure } from './callFailure';
import { noteAnswer } from './connection';
import { headers } from './headers';
import type { Travel } from './serverClock';

/** The server's raw answer, not parsed yet. */
export interface Answer extends Travel {
  body: string;
  /** The HTTP `date` header, if there is one. */
  date: string | null;
}

interface AskOptions {
  /** Whose call it is; the session of this tab by default. */
  session?: Session | null;
  /** Also sends it when the page is closed meanwhile. */
  keepalive?: boolean;
  /** Cancels the call. */
  signal?: AbortSignal | undefined;
}

/** Sends every call (decision 57). */
const client = axios.create({
  // `XMLHttpRequest` can't outlive the page, and the exchange in the page answers `fetch` alone (decision 55).
  adapter: 'fetch',
  timeout: timeoutMs,
  responseType: 'text',
  // axios would name itself as the browser. Safari would then ask another origin to allow the header.
  headers: { 'User-Agent': false },
});

/**
 * Posts a call to the server (specification 7): base path, headers and time-out.
 *
 * @throws {ApiError} when no answer arrives, or a status other than 2xx
 */
export async function ask(
  path: string,
  payload: unknown,
  { session = currentSession(), keepalive = false, signal }: AskOptions = {},
): Promise<Answer> {
  const url = new URL(apiBase + path, window.location.href).href;
  const sentAt = deviceNow();
  try {
    const { data, headers: received } = await client.post<string>(url, payload, {
      headers: headers(session),
      fetchOptions: { keepalive },
      ...(signal && { signal }),
    });
    noteAnswer(true);
    return { body: data, date: received.date ?? null, sentAt, receivedAt: deviceNow() };
  } catch (cause) {
    // The error itself holds the token and the payload.
    const { response, code } = isAxiosError(cause) ? cause : {};
    if (!signal?.aborted) noteAnswer(response !== undefined);
    const answer = response && {
      status: response.status,
      retryAfter: response.headers['retry-after'],
      date: response.headers.date,
    };
    throw callFailure(path, { answer, late: code === AxiosError.ETIMEDOUT, cause: code });
  }
}
