import { deviceNow } from '../lib/deviceClock';
import { currentSession, type Session } from '../session/session';
import { apiBase, timeoutMs } from './address';
import { callFailure } from './callFailure';
import { noteAnswer } from './connection';
import { ApiError } from './errors';
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
  const sentAt = deviceNow();
  const limit = limitTime(signal);
  try {
    const response = await fetch(new URL(apiBase + path, window.location.href), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers(session) },
      body: JSON.stringify(payload),
      signal: limit.signal,
      keepalive,
    });
    const receivedAt = deviceNow();
    noteAnswer(true);
    const date = response.headers.get('date');
    if (response.ok) return { body: await response.text(), date, sentAt, receivedAt };
    const { status } = response;
    const answer = { status, retryAfter: response.headers.get('retry-after'), date };
    throw callFailure(path, { answer, late: false, cause: status });
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (!signal?.aborted) noteAnswer(false);
    throw callFailure(path, { late: limit.hasPassed(), cause });
  } finally {
    limit.end();
  }
}

/** A signal that aborts at the time limit or with another signal. `AbortSignal.any` is missing in Safari before 17.4. */
function limitTime(other: AbortSignal | undefined) {
  const controller = new AbortController();
  let passed = false;
  const timer = setTimeout(() => {
    passed = true;
    controller.abort();
  }, timeoutMs);
  const abort = () => controller.abort();
  if (other?.aborted) abort();
  other?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    hasPassed: () => passed,
    end: () => {
      clearTimeout(timer);
      other?.removeEventListener('abort', abort);
    },
  };
}
