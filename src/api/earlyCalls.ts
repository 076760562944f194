import { currentSession } from '../session/session';
import { apiBase, timeoutMs } from './address';
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
export function askEarly(path: string, payload: object, freshMs = Number.POSITIVE_INFINITY): void {
  const answer = fetchAnswer(path, payload);
  asked.set(keyOf(path, payload), { path, payload, answer, token: currentSession()?.token, freshMs });
  // Told to whoever takes it.
  answer.catch(() => {});
}

/** What was asked early and nobody has taken yet. */
export const earlyCalls = (): Pick<Early, 'path' | 'payload'>[] => [...asked.values()];

/** What was asked early, for the first who asks; undefined for everybody else, and for another member. */
export async function takeEarly(path: string, payload: unknown): Promise<Answer | undefined> {
  const key = keyOf(path, payload);
  const early = asked.get(key);
  asked.delete(key);
  if (!early || early.token !== currentSession()?.token) return undefined;
  const answer = await early.answer;
  return Date.now() - answer.at <= early.freshMs ? answer : undefined;
}

async function fetchAnswer(path: string, payload: object): Promise<Answer> {
  const response = await fetch(new URL(apiBase + path, window.location.href), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers() },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ApiError(isLate ? 'timeout' : 'offline', path, { cause });
  });
  if (!response.ok)
    throw new ApiError(response.status === 401 ? 'unauthorized' : 'server', path, { cause: response.status });
  const body = await response.text().catch((cause: unknown) => {
    throw new ApiError('offline', path, { cause });
  });
  return { body, date: response.headers.get('date'), at: Date.now() };
}
