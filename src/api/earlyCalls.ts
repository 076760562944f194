import { currentSession } from '../session/session';
import { apiBase, timeoutMs } from './address';
import { callFailure } from './callFailure';
import { ApiError } from './errors';
import { headers } from './headers';

/** The server's raw answer, not parsed yet. */
export interface Answer {
  body: unknown;
  /** The HTTP `date` header, if there is one. */
  date: unknown;
  /** When it arrived, epoch ms. */
  at: number;
}

interface Early {
  path: string;
  payload: object;
  answer: Promise<Answer>;
  token: string | undefined;
  freshMs: number;
}

const pending = new Map<string, Early>();
const keyOf = (path: string, payload: unknown) => path + JSON.stringify(payload);

/**
 * Sends a call before the HTTP client (axios) has loaded. The answer is kept for the first caller of that request.
 *
 * @param freshMs maximum age of the answer, ms; an older one is requested again
 */
export function requestEarly(path: string, payload: object, freshMs = Number.POSITIVE_INFINITY): void {
  const answer = fetchAnswer(path, payload);
  pending.set(keyOf(path, payload), { path, payload, answer, token: currentSession()?.token, freshMs });
  // The caller that takes the answer handles its failure.
  answer.catch(() => {});
}

/** Early calls whose answers have not been taken yet. */
export const earlyCalls = (): Pick<Early, 'path' | 'payload'>[] => [...pending.values()];

/** The early answer to this request, once. Undefined for later callers, for another member, and when it is too old. */
export async function takeEarlyResponse(path: string, payload: unknown): Promise<Answer | undefined> {
  const key = keyOf(path, payload);
  const early = pending.get(key);
  pending.delete(key);
  if (!early || early.token !== currentSession()?.token) return undefined;
  const answer = await early.answer;
  return Date.now() - answer.at <= early.freshMs ? answer : undefined;
}

/**
 * Uses `fetch`, so that startup does not wait for axios (19 KiB). Headers, address, timeout and failures are the same
 * as for all other calls.
 */
async function fetchAnswer(path: string, payload: object): Promise<Answer> {
  try {
    const response = await fetch(new URL(apiBase + path, window.location.href), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers() },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok)
      throw callFailure(path, { status: response.status, late: false, cause: response.status });
    return { body: await response.text(), date: response.headers.get('date'), at: Date.now() };
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw callFailure(path, { late, cause });
  }
}
