import { currentSession } from '../session/session';
import { apiBase, timeoutMs } from './address';
import { callFailure } from './callFailure';
import { ApiError } from './errors';
import { headers } from './headers';

/** What came back from the server, before anybody read it. */
export interface Answer {
  body: unknown;
  /** The HTTP header, where there is one. */
  date: unknown;
  /** When it came, epoch ms. */
  at: number;
}

interface Early {
  path: string;
  payload: object;
  answer: Promise<Answer>;
  token: string | undefined;
  freshMs: number;
}

const asked = new Map<string, Early>();
const keyOf = (path: string, payload: unknown) => path + JSON.stringify(payload);

/**
 * Makes a call while the code that makes all others is still on its way. Its answer waits for who asks for it.
 *
 * @param freshMs what was answered longer ago is asked for anew
 */
export function requestEarly(path: string, payload: object, freshMs = Number.POSITIVE_INFINITY): void {
  const answer = fetchAnswer(path, payload);
  asked.set(keyOf(path, payload), { path, payload, answer, token: currentSession()?.token, freshMs });
  // Told to whoever takes it.
  answer.catch(() => {});
}

/** What was asked early and nobody has taken yet. */
export const earlyCalls = (): Pick<Early, 'path' | 'payload'>[] => [...asked.values()];

/** What was asked early, for the first who asks; undefined for everybody else, and for another member. */
export async function takeEarlyResponse(path: string, payload: unknown): Promise<Answer | undefined> {
  const key = keyOf(path, payload);
  const early = asked.get(key);
  asked.delete(key);
  if (!early || early.token !== currentSession()?.token) return undefined;
  const answer = await early.answer;
  return Date.now() - answer.at <= early.freshMs ? answer : undefined;
}

/**
 * Asks by `fetch`: axios takes 19 KiB, for which no call of the start waits. Headers, address, time-out and failures are
 * those of all other calls.
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
