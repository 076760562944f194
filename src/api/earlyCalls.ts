import { apiBase, timeoutMs } from './address';
import { ApiError } from './errors';
import { headers } from './headers';

/** What came back from the server, before anybody read it. */
export interface Answer {
  body: unknown;
  /** The HTTP header, where there is one. */
  date: unknown;
}

const asked = new Map<string, Promise<Answer>>();

/** Makes a call while the code that makes all others is still on its way. Its answer waits for who asks for it. */
export function askEarly(path: string, payload: object): void {
  const answer = fetchAnswer(path, payload);
  asked.set(path, answer);
  // Told to whoever takes it.
  answer.catch(() => {});
}

/** What was asked early, for the first who asks; undefined for everybody else. */
export function takeEarly(path: string): Promise<Answer> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
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
  return { body, date: response.headers.get('date') };
}
